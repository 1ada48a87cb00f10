/** The browsers and systems that are told apart, in the order in which their names must be looked for. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** What is kept of a User-Agent: words enough to know one's own device by, "Firefox on Linux"; empty for a program. */
export function deviceWords(agent: string | undefined): string {
  const text = (agent ?? '').slice(0, 400);
  const [browser, system] = [named(BROWSERS, text), named(SYSTEMS, text)];
  if (browser === undefined) return system ?? '';
  return system === undefined ? browser : `${browser} on ${system}`;
}
