/** What people wrote must not steer the operator's terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ');
}
