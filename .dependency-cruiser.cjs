// The layers: engine <- games <- bots <- table <- protocol <- server | web | cli. Each may use what stands left of it.
const GAMES = 'melies|cannes|movie-maker';
const at = names => `^packages/(?:${names})/`;

module.exports = {
  forbidden: [
    {
      name: 'engine-uses-nothing',
      comment: 'The kernel knows no game and no surroundings.',
      severity: 'error',
      from: { path: `${at('engine')}src/` },
      to: { path: '^packages/', pathNot: at('engine') },
    },
    {
      name: 'games-use-the-engine-only',
      comment: 'Rules know the kernel and nothing of bots, tables or servers.',
      severity: 'error',
      from: { path: `${at(GAMES)}src/` },
      to: { path: at('bots|table|protocol|server|web|cli') },
    },
    {
      name: 'games-apart',
      comment: 'Games never import each other, neither in their rules nor in their tests.',
      severity: 'error',
      from: { path: `^packages/(${GAMES})/` },
      to: { path: at(GAMES), pathNot: '^packages/$1/' },
    },
    {
      name: 'bots-below-tables',
      severity: 'error',
      from: { path: `${at('bots')}src/` },
      to: { path: at('table|protocol|server|web|cli') },
    },
    {
      name: 'tables-below-protocol',
      severity: 'error',
      from: { path: `${at('table')}src/` },
      to: { path: at('protocol|server|web|cli') },
    },
    {
      name: 'protocol-below-programs',
      severity: 'error',
      from: { path: `${at('protocol')}src/` },
      to: { path: at('server|web|cli') },
    },
    {
      name: 'programs-apart',
      comment: 'Server, page and command line share what stands below them, not each other.',
      severity: 'error',
      from: { path: '^packages/(server|web|cli)/src/' },
      to: { path: at('server|web|cli'), pathNot: '^packages/$1/' },
    },
    {
      name: 'pure-below-protocol',
      comment:
        'Rules, bots and tables run the same in a server, a page and a worker: no node module, and of the packages ' +
        'from outside only one that is plain computing.',
      severity: 'error',
      from: { path: `${at(`engine|${GAMES}|bots|table`)}src/` },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^packages/[^/]+/src/|node_modules/@noble/hashes/',
      },
    },
    {
      name: 'page-without-node',
      severity: 'error',
      from: { path: `${at('protocol|web')}src/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sources-without-tests',
      comment: 'What is shipped never needs a test or the contract suite.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^(?:packages/[^/]+/(?:test|test-full|contract)|e2e|scripts)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'all-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.cache|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'svelte', 'types', 'browser', 'node', 'import', 'require', 'default'],
      extensions: ['.ts', '.svelte', '.mjs', '.js', '.json', '.css'],
    },
  },
};
