import type { GivenFile } from './given-files.ts'

/** The files that were dropped, those of folders by their paths. */
export async function filesDropped(items: DataTransferItemList): Promise<readonly GivenFile[]> {
  // The list is empty as soon as the event is over.
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesIn))).flat()
}

/** The files of an input; of one that takes folders, by their paths. */
export function filesChosen(list: FileList): readonly GivenFile[] {
  return [...list].map(file => givenFile(file.webkitRelativePath || file.name, file))
}

async function filesIn(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [givenFile(path, file)]
  }
  // A project's packages are many files and none of its world.
  if (!isDirectory(entry) || entry.name === 'node_modules' || entry.name.startsWith('.')) return []
  return (await Promise.all((await entriesOf(entry)).map(filesIn))).flat()
}

/** Browsers give a hundred at a time. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = directory.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function givenFile(path: string, file: File): GivenFile {
  return {
    path,
    size: file.size,
    text: () => file.text(),
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  }
}
