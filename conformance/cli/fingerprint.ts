import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What files, and those below directories, look like now. Looked at and not listened for: not every file system tells
 * of its changes.
 */
export function fingerprint(paths: readonly string[]): string {
  return paths.map(path => (isDirectory(path) ? changesBelow(path) : changeOf(path))).join('\n')
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function changesBelow(directory: string): string {
  const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  return entries.map(name => `${name} ${changeOf(join(directory, name))}`).join('\n')
}

/** A file can be gone between listing and looking. */
function changeOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false })
  return facts?.isFile() ? `${facts.mtimeMs} ${facts.size}` : ''
}
