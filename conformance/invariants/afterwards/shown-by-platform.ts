import { isObject } from '../../compare/json-value.ts'
import { majorOf } from '../../suite/versions.ts'
import type { IdBook } from '../../targets/ids.ts'
import type { Broken } from '../broken.ts'
import { type Deletion, there } from './deleted.ts'

/** Which members of which lists show entries of a type. */
const EMBEDDED: Readonly<Record<string, readonly (readonly [list: string, members: readonly string[]])[]>> = {
  tags: [
    ['posts', ['tags', 'primary_tag']],
    ['pages', ['tags', 'primary_tag']],
  ],
  users: [
    ['posts', ['authors', 'primary_author', 'author']],
    ['pages', ['authors', 'primary_author', 'author']],
  ],
  labels: [['members', ['labels']]],
  newsletters: [['members', ['newsletters']]],
}

/** By which name the content API shows entries of a type. */
const FOR_READERS: Readonly<Record<string, string>> = {
  posts: 'posts',
  pages: 'pages',
  tags: 'tags',
  users: 'authors',
}

/** From here on a user's posts are given to somebody else. */
const REASSIGNED_SINCE = 5
const REASSIGNED = 'platform.users.deletion-reassigns-posts'

interface Site {
  readonly platformIds: Pick<IdBook, 'entriesOf'>
}

/** What was deleted belongs to no post, page or member any more, and readers are not shown it. */
export async function shownByPlatform(
  deleted: Deletion,
  { platformIds }: Site,
  platformVersion: string | null,
): Promise<Broken | null> {
  const { plural, id } = deleted
  for (const [list, members] of EMBEDDED[plural] ?? []) {
    const entries = (await platformIds.entriesOf(list, 'linked')) ?? []
    const member = members.find(name => entries.some(entry => has(entry, name, id)))
    if (member === undefined) continue
    const place = { says: `the list of ${list}`, path: `${member} of ${list}` }
    const isReassigned = plural === 'users' && majorOf(platformVersion) >= REASSIGNED_SINCE
    return there(deleted, place, isReassigned ? REASSIGNED : null)
  }
  const own = FOR_READERS[plural]
  const shown = own === undefined ? [] : ((await platformIds.entriesOf(own, 'usual')) ?? [])
  if (!shown.some(entry => isObject(entry) && entry.id === id)) return null
  return there(deleted, { says: `the content API’s list of ${own}`, path: `${own} of the content API` })
}

function has(entry: unknown, member: string, id: string): boolean {
  const value: unknown = Object(entry)[member]
  return [value].flat().some(it => isObject(it) && it.id === id)
}
