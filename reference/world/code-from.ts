import { realpath } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { CODE_EXTENSIONS, codeFiles } from './code-files.ts'
import { nullWhenMissing } from './missing-file.ts'

const CODE_FOLDERS = ['src', 'models/src', 'config']

/**
 * Throws a UsageError for a directory whose world would run code, or for a module, unless it is one of the trusted ones or below one.
 * Links are followed first.
 */
export async function refuseForeignCode(directory: string, trusted: readonly string[]): Promise<void> {
  const [place, ...allowed] = await Promise.all(
    [directory, ...trusted].map(path => realpath(path).catch(nullWhenMissing)),
  )
  if (place === null || place === undefined) return
  if (allowed.some(root => root !== null && isBelow(place, root))) return
  if (CODE_EXTENSIONS.includes(extname(place))) refuse(directory, 'is code')
  for (const folder of CODE_FOLDERS) {
    const [file] = await codeFiles(directory, folder)
    if (file !== undefined) refuse(directory, `holds code (${file})`)
  }
}

function refuse(world: string, why: string): never {
  throw new UsageError(
    `${world} ${why}, and was not named when the reference was started; start it with this world`,
  )
}

function isBelow(place: string, root: string): boolean {
  const path = relative(root, place)
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || join(root, path) !== place)
}
