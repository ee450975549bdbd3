import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { nullWhenMissing } from './missing-file.ts'

/** The extensions of files that Node.js or tsx can run. */
export const CODE_EXTENSIONS = ['.js', '.ts', '.cjs', '.mjs', '.cts', '.mts']

/** Folders of a project lie at most this deep; a loop of links ends here. */
const DEEPEST = 8

/** Files of code in a folder of a project, by their paths relative to `directory`, sorted. Links are followed. */
export async function codeFiles(
  directory: string,
  folder: string,
  depth = DEEPEST,
): Promise<readonly string[]> {
  const names = (await readdir(join(directory, folder)).catch(nullWhenMissing)) ?? []
  const files: string[] = []
  for (const name of names.sort()) {
    const path = `${folder}/${name}`
    const found = await stat(join(directory, path)).catch(nullWhenMissing)
    if (found?.isDirectory() && name !== 'node_modules' && depth > 1)
      files.push(...(await codeFiles(directory, path, depth - 1)))
    if (found?.isFile() && CODE_EXTENSIONS.includes(extname(name)) && !name.endsWith('.d.ts'))
      files.push(path)
  }
  return files
}
