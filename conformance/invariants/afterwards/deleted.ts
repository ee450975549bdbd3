import { isRefusal } from '../../compare/expectation.ts'
import { isObject } from '../../compare/json-value.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { Service } from '../../suite/clause.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'
import { type Written, writtenBy } from '../written-type.ts'

/**
 * What was deleted, and answered so, is in no list of its type; what was written afterwards may have got its id. By
 * GraphQL a server may have ids of its own: what they delete cannot be told from another entry with that id in REST's
 * list, and GraphQL is asked for it instead.
 */
export async function deletedAndThere(
  sights: readonly Sight[],
  { contentIds, platformIds }: Connection,
  service: Service,
): Promise<Broken | null> {
  const book = service === 'content' ? contentIds : platformIds
  const last = sights.findLastIndex(({ spec }) => mayWrite(spec) && spec.method !== 'DELETE')
  for (const { spec, answer } of sights.slice(last + 1)) {
    const isTold = spec.door === 'rest' && !isRefusal(answer) && answer.status < 300
    const deleted = isTold ? writtenBy(spec, book.plurals) : null
    if (!deleted?.isDelete || deleted.id === null) continue
    const entries = (await book.entriesOf(deleted.plural)) ?? []
    if (entries.some(entry => isObject(entry) && String(entry.id) === deleted.id)) return there(deleted, spec)
  }
  return null
}

/** The documentation says of some doors that they delete; of the others it is silent. */
const CLAUSES: Readonly<Record<string, string>> = {
  posts: 'platform.admin-api.posts.managed',
  pages: 'platform.admin-api.pages.delete',
  members: 'platform.admin-api.members.delete',
}

function there({ plural, id }: Written, { path }: Sight['spec']): Broken {
  const clause = path.startsWith('/platform/') ? (CLAUSES[plural] ?? null) : null
  return {
    says: `the entry was deleted, and the list of ${plural} shows it still`,
    clause,
    isDocumented: clause !== null,
    difference: { path: `entries of ${plural}`, expected: `no entry ${id}`, actual: `the entry ${id}` },
  }
}
