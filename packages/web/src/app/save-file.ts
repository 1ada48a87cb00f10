/** Gives the browser a file to keep. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The file name of a table's record; `id` where it is known. */
export const recordName = (title: string, id = 'record'): string => `backlot-${title}-${id}.json`;
