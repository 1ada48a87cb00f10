/** The address of a database as it may be shown: without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^/]*@/, '$1:***@').replace(/([?&]password=)[^&]*/, '$1***');
}
