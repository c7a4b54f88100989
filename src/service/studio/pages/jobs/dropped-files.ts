/** Files that were dropped, those of folders included; hidden files are left out. */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  // Entries must be taken before the first wait: a transfer is empty after its event.
  const dropped = [...transfer.items].map((item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  const files = await Promise.all(
    dropped.map(async ({entry, file}) => (entry === null ? (file ?? []) : filesIn(entry))),
  );
  return files.flat().filter(({name}) => !name.startsWith('.'));
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry))
    return [
      await new Promise<File>((resolve, reject) => {
        entry.file(resolve, reject);
      }),
    ];
  if (!isFolder(entry)) return [];
  const inside: File[] = [];
  const reader = entry.createReader();
  // A folder is given in parts, at last an empty one.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return inside;
    inside.push(...(await Promise.all(part.map(filesIn))).flat());
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
