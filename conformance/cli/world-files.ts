import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { stableJson } from '../report/stable-json.ts'
import type { Revealed } from '../sharpen/revealed.ts'
import type { OracleFiles, QuirkFacts } from '../targets/oracle.ts'

/** The JSON files of a world's directory, by their path in it. */
export function readWorldFiles(directory: string): OracleFiles {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const own = names.filter(name => name.endsWith('.json') && !/(^|[\\/])node_modules[\\/]/.test(name)).sort()
  return new Map(own.map(name => [name.split(sep).join('/'), readFileSync(join(directory, name), 'utf8')]))
}

/**
 * Where it is kept what the entries of a world can reveal, in the form of a self-test: another file as soon as the world
 * is another one.
 */
export function ceilingFile(directory: string): string {
  const digest = createHash('sha256')
  for (const [name, text] of readWorldFiles(directory)) digest.update(`${name}\n${text}\n`)
  return join('.assayer', 'worlds', `${basename(directory)}-${digest.digest('hex').slice(0, 12)}.json`)
}

export function writeCeiling(directory: string, { by }: Revealed, quirks: readonly QuirkFacts[]): void {
  const file = ceilingFile(directory)
  mkdirSync(dirname(file), { recursive: true })
  const kills = quirks.map(quirk => ({ ...quirk, killedBy: by.get(quirk.id) ?? null, isByOwnClause: true }))
  const scores = {
    format: 'assayer-selftest',
    version: 1,
    killed: by.size,
    all: quirks.length,
    quirks: kills,
  }
  writeFileSync(file, stableJson(scores))
}
