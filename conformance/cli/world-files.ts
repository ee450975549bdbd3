import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { replaceFile } from '../replace-file.ts'
import { stableJson } from '../report/stable-json.ts'
import type { Revealed } from '../sharpen/revealed.ts'
import { type QuirkFacts, readWorldFiles } from '../targets/oracle.ts'

/**
 * Where it is kept what the entries of a world can reveal, in the form of a self-test: another file as soon as the world
 * is another one.
 */
export async function ceilingFile(directory: string): Promise<string> {
  const digest = createHash('sha256')
  for (const [name, text] of await readWorldFiles(directory)) digest.update(`${name}\n${text}\n`)
  return join('.assayer', 'worlds', `${basename(directory)}-${digest.digest('hex').slice(0, 12)}.json`)
}

export async function writeCeiling(
  directory: string,
  { by }: Revealed,
  quirks: readonly QuirkFacts[],
): Promise<void> {
  const kills = quirks.map(quirk => ({ ...quirk, killedBy: by.get(quirk.id) ?? null, isByOwnClause: true }))
  const scores = {
    format: 'assayer-selftest',
    version: 1,
    killed: by.size,
    all: quirks.length,
    quirks: kills,
  }
  replaceFile(await ceilingFile(directory), stableJson(scores))
}
