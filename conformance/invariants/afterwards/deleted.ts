import { isRefusal } from '../../compare/expectation.ts'
import { isObject } from '../../compare/json-value.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { Service } from '../../suite/clause.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'
import { writtenBy } from '../written-type.ts'

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
  for (const deleted of deletionsIn(sights, book.plurals)) {
    const { plural, id } = deleted
    const entries = (await book.entriesOf(plural)) ?? []
    if (entries.some(entry => isObject(entry) && String(entry.id) === id))
      return there(deleted, { says: `the list of ${plural}`, path: `entries of ${plural}` })
  }
  return null
}

/** An entry that was deleted by REST, and answered so. */
export interface Deletion {
  readonly plural: string
  readonly id: string
  readonly sight: Sight
}

/** What was deleted after all that else was written: nothing can have got its id since. */
export function deletionsIn(sights: readonly Sight[], plurals: ReadonlySet<string>): readonly Deletion[] {
  const last = sights.findLastIndex(({ spec }) => mayWrite(spec) && spec.method !== 'DELETE')
  return sights.slice(last + 1).flatMap(sight => {
    const { spec, answer } = sight
    const isTold = spec.door === 'rest' && !isRefusal(answer) && answer.status < 300
    const deleted = isTold ? writtenBy(spec, plurals) : null
    if (!deleted?.isDelete || deleted.id === null) return []
    return [{ plural: deleted.plural, id: deleted.id, sight }]
  })
}

/** The documentation says of some doors that they delete; of the others it is silent. */
const CLAUSES: Readonly<Record<string, string>> = {
  posts: 'platform.admin-api.posts.managed',
  pages: 'platform.admin-api.pages.delete',
  members: 'platform.admin-api.members.delete',
}

/** Where a deleted entry is found all the same. */
interface Place {
  /** `the list of posts`. */
  readonly says: string
  readonly path: string
}

export function there(deleted: Deletion, { says, path }: Place, clause = clauseOf(deleted)): Broken {
  const { id } = deleted
  return {
    says: `the entry was deleted, and ${says} shows it still`,
    clause,
    isDocumented: clause !== null,
    difference: { path, expected: `no entry ${id}`, actual: `the entry ${id}` },
  }
}

function clauseOf({ plural, sight }: Deletion): string | null {
  return sight.spec.path.startsWith('/platform/') ? (CLAUSES[plural] ?? null) : null
}
