/** The paths of a `--files-from` list: separated by NUL where there is one, otherwise by line ends. */
export function parseFileList(text: string): string[] {
  const paths = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/);
  return paths.filter((path) => path !== '');
}
