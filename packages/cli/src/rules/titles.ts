/** What names the tests of a file: the title of a test or group, or what is handed to a contract suite. */
export type Title = {
  readonly text: string;
  /** Index of its first character. */
  readonly index: number;
};

const QUOTES = new Set(["'", '"', '`']);
const CALL = /(?<![.\w$])(?:(?:it|test|describe)(?![\w$])|\w*[cC]ontract(?=\())/g;

/** Index behind the string that begins at `at` with a quote. */
function behindString(text: string, at: number): number {
  const quote = text[at];
  let i = at + 1;
  while (i < text.length && text[i] !== quote) i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Index behind the comment that begins at `at`, or `at` where none does. */
function behindComment(text: string, at: number): number {
  const end = text.startsWith('//', at) ? '\n' : text.startsWith('/*', at) ? '*/' : undefined;
  if (end === undefined) return at;
  const found = text.indexOf(end, at + 2);
  return found < 0 ? text.length : found + end.length;
}

/** Index behind the bracket that closes the one at `at`; brackets in strings and comments don't count. */
function behindBrackets(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; ) {
    const char = text[i] as string;
    const next = QUOTES.has(char) ? behindString(text, i) : behindComment(text, i);
    if (next > i) {
      i = next;
      continue;
    }
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char) && --depth === 0) return i + 1;
    i++;
  }
  return text.length;
}

function behindSpace(text: string, at: number): number {
  let i = at;
  while (/\s/.test(text[i] ?? '')) i++;
  return i;
}

/** The title in a call such as `it('…')` or `test.each(rows)('…')`, where `at` is behind its first word. */
function titleBehind(text: string, at: number): Title | undefined {
  for (let i = behindSpace(text, at); ; i = behindSpace(text, i)) {
    const word = /^\.(\w+)/.exec(text.slice(i, i + 40));
    if (word !== null) {
      if (word[1] === 'skip' || word[1] === 'todo' || word[1] === 'fixme') return undefined;
      i += word[0].length;
    } else if (text[i] === '(') {
      const first = behindSpace(text, i + 1);
      if (QUOTES.has(text[first] as string)) {
        return { text: text.slice(first + 1, behindString(text, first) - 1), index: first + 1 };
      }
      i = behindBrackets(text, i);
    } else return undefined;
  }
}

/**
 * All titles in the source of a test file, but not those of skipped tests.
 * A call of a contract suite, as in `gameContract(game, { leak: 'MEL-R2' })`, counts with all that is handed to it.
 */
export function titles(text: string): Title[] {
  const found: Title[] = [];
  for (const match of text.matchAll(CALL)) {
    const behind = match.index + match[0].length;
    if (/[cC]ontract$/.test(match[0])) {
      found.push({ text: text.slice(behind, behindBrackets(text, behind)), index: behind });
    } else {
      const title = titleBehind(text, behind);
      if (title !== undefined) found.push(title);
    }
  }
  return found;
}
