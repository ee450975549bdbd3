import type { Call } from '../contracts.ts'
import { noPermission } from '../errors.ts'
import { isObject, type JsonObject, listOf, omit, type Row } from '../values.ts'

/** What a user would do to a post or page, and with what; there is no post yet where one is added. */
interface Deed {
  readonly user: string
  readonly post: Row
  readonly given: JsonObject
}

type Act = 'add' | 'edit' | 'destroy'

/**
 * Which posts and pages users of the lower roles may write: their own, contributors only as drafts.
 * UNDOCUMENTED: whose a post is its first author says; whoever is another one may edit it, too (observed).
 */
const OWN: Readonly<Record<string, Readonly<Partial<Record<Act, (deed: Deed) => boolean>>>>> = {
  Author: {
    add: isGivenToSelf,
    edit: deed => isCoAuthor(deed) && !changesAuthor(deed) && !changes('visibility', deed),
  },
  Contributor: {
    add: deed => isGivenToSelf(deed) && (deed.given.status ?? 'draft') === 'draft',
    edit: deed => isCoAuthor(deed) && !changesAuthor(deed) && !changes('status', deed) && isDraft(deed),
    destroy: deed => isFirstAuthor(deed) && isDraft(deed),
  },
}

/**
 * What counts of what a user gives: of the lower roles not who else is an author, nor tags that contributors give. Of a
 * page all counts, and nothing of it is looked at (observed).
 * @throws PlatformError 403 when a user of the lower roles may not do so
 */
export function ownPart(act: Act, post: Row | null, given: JsonObject, { actor, request }: Call): JsonObject {
  if (actor.kind !== 'user') return given
  const isPage = request.path.startsWith('/pages/')
  const deed = { user: actor.user.id, post: post ?? NO_POST, given: isPage ? {} : given }
  if (OWN[actor.role]?.[act]?.(deed) === false)
    throw noPermission(`You do not have permission to ${act} posts`)
  return isPage ? given : omit(given, IGNORED[actor.role] ?? [])
}

const NO_POST: Row = { id: '' }

const IGNORED: Readonly<Record<string, readonly string[]>> = {
  Author: ['authors'],
  Contributor: ['authors', 'tags'],
}

function isGivenToSelf({ given, user }: Deed): boolean {
  return firstGiven(given) === user
}

/** By its id alone. */
function firstGiven({ authors }: JsonObject) {
  const [first] = listOf(authors)
  return isObject(first) ? first.id : undefined
}

function isCoAuthor({ post, user }: Deed): boolean {
  return listOf(post.authors).includes(user)
}

function isFirstAuthor({ post, user }: Deed): boolean {
  return listOf(post.authors)[0] === user
}

function changesAuthor({ post, given }: Deed): boolean {
  return Boolean(given.authors) && firstGiven(given) !== listOf(post.authors)[0]
}

function changes(name: string, { post, given }: Deed): boolean {
  return Boolean(given[name]) && given[name] !== post[name]
}

function isDraft({ post }: Deed): boolean {
  return post.status === 'draft'
}
