// Old versions of Node read this file too: keep to syntax they know.

/** The oldest major version of Node that runs Backlot. */
const OLDEST = 20;

/** One line for someone whose Node is too old, or undefined where `version` ("20.11.1") will do. */
export function refusal(version) {
  if (parseInt(version, 10) >= OLDEST) return undefined;
  return (
    'Backlot needs Node.js ' +
    OLDEST +
    ' or newer and this is ' +
    version +
    ': get a newer one from https://nodejs.org'
  );
}

/** Runs the module that `load` imports, where this Node can; otherwise, or when it fails, says why in one line. */
export function runOn(load) {
  const line = refusal(process.versions.node);
  if (line !== undefined) {
    console.error(line);
    process.exitCode = 1;
    return;
  }
  load().then(undefined, error => {
    console.error(error.plain ? error.message : error);
    process.exitCode = 1;
  });
}
