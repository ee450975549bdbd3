/**
 * The files of this page: what Node.js finds on a disk is found here by its path. The kit reads the suite's worlds, their
 * keys and credentials from there, unchanged.
 */
const files = new Map<string, string | Uint8Array>()

/** Lays down files by their absolute paths; a directory is there when a file lies below it. */
export function layDown(directory: string, contents: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(contents)) files.set(`${directory}/${path}`, content)
}

/** Takes away whatever lies below a directory. */
export function takeAway(directory: string): void {
  for (const path of files.keys()) if (path.startsWith(`${directory}/`)) files.delete(path)
}

/** The text of a file; undefined where there is none. */
export function textOf(path: string): string | undefined {
  const content = files.get(clean(path))
  return content instanceof Uint8Array
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
    : content
}

/** The bytes of a file; none where there is none. */
export function bytesAt(path: string): Uint8Array {
  const content = files.get(clean(path)) ?? ''
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

export function isDirectory(path: string): boolean {
  const prefix = prefixOf(path)
  for (const name of files.keys()) if (name.startsWith(prefix)) return true
  return false
}

/** The names in a directory, sorted; undefined where there is none. */
export function namesIn(path: string): readonly string[] | undefined {
  const prefix = prefixOf(path)
  const names = new Set<string>()
  for (const name of files.keys())
    if (name.startsWith(prefix)) names.add(name.slice(prefix.length).split('/')[0] ?? '')
  return names.size === 0 ? undefined : [...names].sort()
}

function clean(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function prefixOf(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
