import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { codeFiles } from './code-files.ts'
import { nullWhenMissing } from './missing-file.ts'

const CODE_FOLDERS = ['src', 'models/src', 'config']

/**
 * Throws a UsageError for a directory whose world would run code, unless it is one of the trusted ones or below one.
 * Links are followed first.
 */
export async function refuseForeignCode(directory: string, trusted: readonly string[]): Promise<void> {
  const [place, ...allowed] = await Promise.all(
    [directory, ...trusted].map(path => realpath(path).catch(nullWhenMissing)),
  )
  if (place === null || place === undefined) return
  if (allowed.some(root => root !== null && isBelow(place, root))) return
  for (const folder of CODE_FOLDERS) {
    const [file] = await codeFiles(directory, folder)
    if (file !== undefined)
      throw new UsageError(
        `${directory} holds code (${file}), and was not named when the reference was started; start it with this world`,
      )
  }
}

function isBelow(place: string, root: string): boolean {
  const path = relative(root, place)
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || join(root, path) !== place)
}
