import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readBundle } from '../proof/read-bundle.ts'
import type { Published } from './preview.ts'

/** The bundles below a folder of reports, by the folders that hold them: of programs, and of submissions. */
export async function publishedBundles(reports: string): Promise<readonly Published[]> {
  const programs = [
    ...foldersIn(reports),
    ...foldersIn(join(reports, 'submissions')).map(it => `submissions/${it}`),
  ]
  const found = programs.filter(program => existsSync(fileOf(reports, program)))
  return Promise.all(
    found.map(async program => ({ program, files: await readBundle(fileOf(reports, program)) })),
  )
}

/** Where the bundle of a program lies. */
export function fileOf(reports: string, program: string): string {
  return join(reports, program, 'bundle.tgz')
}

/** Local runs are not published. */
function foldersIn(directory: string): readonly string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['latest', 'local'].includes(entry.name))
    .map(({ name }) => name)
    .sort()
}
