import { isDeepStrictEqual } from 'node:util'
import type { OracleWorld } from '../../targets/oracle.ts'
import type { Imported } from '../imported.ts'
import { FILE, type Related } from './links.ts'

/**
 * Says in the entries of files what they are related to, where the program lists it in another order than the one in
 * which a world is filled in. True when nothing had to be said.
 */
export function settleRelated({ files }: Imported, related: Related, world: OracleWorld): boolean {
  const rows = files.get('data.json')?.[FILE]
  const read = new Map(world.entries.get(FILE)?.map(row => [row.id, row.related]))
  const isThere = knowing(world)
  let isSettled = true
  for (const row of Array.isArray(rows) ? rows : []) {
    const links = (related.get(row.id) ?? []).filter(({ __type, id }) => isThere(__type, id))
    if (isDeepStrictEqual(links, read.get(row.id) ?? [])) continue
    row.related = links
    isSettled = false
  }
  return isSettled
}

/**
 * Whether there is such a row. Components stand inside of entries; one that was taken out with its entry is refused later,
 * and taken out here too.
 */
function knowing({ models, entries }: OracleWorld): (uid: string, id: number) => boolean {
  const known = new Map<string, ReadonlySet<number>>()
  return (uid, id) => {
    const ids = known.get(uid) ?? new Set(entries.get(uid)?.map(row => row.id))
    known.set(uid, ids)
    return models.components.has(uid) || ids.has(id)
  }
}
