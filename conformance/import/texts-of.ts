import type { OracleWorld } from '../targets/oracle.ts'
import type { Fields, ReadImport } from './imported.ts'
import { jsonText } from './json-text.ts'

/** What stands in a file; what is too long for one text comes in parts. */
export type FileText = string | Iterable<string>

/** From so many entries on, nobody reads those of a type in `data.json`, and a longer text could not be held. */
const VERY_MANY = 100_000

/** Files as a world's directory holds them. Very many entries of a type get a file of their own. */
export function textsOf(
  { files, world }: Pick<ReadImport, 'files' | 'world'>,
  veryMany = VERY_MANY,
): ReadonlyMap<string, FileText> {
  const { 'data.json': data = {}, ...others } = Object.fromEntries(files)
  const lists = Object.entries(data).flatMap(([uid, rows]) => {
    const path = Array.isArray(rows) && rows.length >= veryMany ? listPath(uid, world) : null
    return path !== null && Array.isArray(rows) ? [{ uid, path, rows }] : []
  })
  const rest = Object.entries(data).filter(([uid]) => !lists.some(list => list.uid === uid))
  const jsons: [string, Fields][] = Object.entries(others)
  if (files.has('data.json')) jsons.push(['data.json', Object.fromEntries(rest)])
  return new Map<string, FileText>([
    ...jsons.map(([path, value]) => [path, jsonText(value)] as const),
    ...lists.map(({ path, rows }) => [path, linesOf(rows)] as const),
  ])
}

/** Null where another type has the same plural: the name of the file would not tell which it is. */
function listPath(uid: string, { models }: OracleWorld): string | null {
  const plural = models.types.get(uid)?.pluralName
  const named = [...models.types.values()].filter(({ pluralName }) => pluralName === plural)
  return plural !== undefined && named.length === 1 ? `data/${plural}.ndjson` : null
}

const LINES_AT_ONCE = 1_000

function* linesOf(rows: readonly unknown[]): Generator<string> {
  for (let start = 0; start < rows.length; start += LINES_AT_ONCE) {
    const lines = rows.slice(start, start + LINES_AT_ONCE).map(row => `${JSON.stringify(row)}\n`)
    yield lines.join('')
  }
}
