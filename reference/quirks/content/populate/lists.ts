import type { Schema } from '../../../content/model/types.ts'
import { isSecret, schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { dottedPaths } from '../../../content/query/populate/names.ts'
import { populateLevels } from '../../../content/query/populate/selection.ts'
import { everything } from '../../../content/query/populate/strategies/everything.ts'
import { list } from '../../../content/query/populate/strategies/list.ts'
import { nested } from '../../../content/query/populate/strategies/nested.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { deeper, requesting } from './kinds.ts'

/** Which of several names have a say, and how far they reach. */
export const populateListQuirks: readonly Quirk[] = [
  ...deviations(
    everything,
    [
      [
        'two-levels',
        'populate=* populates two levels',
        requesting((requests, { attributes }, context) =>
          requests.map(request => deeper(request, attributes.get(request.name), context)),
        ),
      ],
    ],
    'content.populate.everything-one-level',
  ),
  ...deviations(everything, [['ignored', 'populate=* populates nothing', { read: () => [] }]]),
  ...deviations(list, [
    [
      'first-only',
      'of a list of names, only the first is populated',
      requesting(requests => requests.slice(0, 1)),
    ],
    [
      'last-only',
      'of a list of names, only the last is populated',
      requesting(requests => requests.slice(-1)),
    ],
    ['two-only', 'of a list of names, two are populated', requesting(requests => requests.slice(0, 2))],
    ['ten-only', 'of a list of names, ten are populated', requesting(requests => requests.slice(0, 10))],
    [
      'alphabet',
      'a name is not populated when the one in front of it comes later in the alphabet',
      requesting(requests =>
        requests.filter(({ name }, index) => index === 0 || name > (requests[index - 1]?.name ?? '')),
      ),
    ],
    [
      'everything',
      'a list of names populates everything else, too',
      ({ read }) => ({
        read: (raw, schema, context) => {
          const named = read(raw, schema, context)
          const others = everything.read('*', schema, context)
          return [...named, ...others.filter(other => !named.some(({ name }) => name === other.name))]
        },
      }),
    ],
    [
      'two-levels',
      'a list of names populates two levels',
      requesting((requests, { attributes }, context) =>
        requests.map(request =>
          'populate' in request.params ? request : deeper(request, attributes.get(request.name), context),
        ),
      ),
    ],
  ]),
  ...deviations(
    list,
    [
      // UNDOCUMENTED: the real program follows the dots of a text before it parts it at its commas.
      [
        'lost-with-a-path',
        'a text with commas ends where its first path leads to what the caller may not see',
        ({ read }) => ({
          read: (raw, schema, context) => read(withoutLost(raw, schema, context), schema, context),
        }),
      ],
    ],
    'content.populate.commas-kept',
  ),
  ...deviations(nested, [
    [
      'first-only',
      'of several nested objects, only the first counts',
      requesting(requests => requests.slice(0, 1)),
    ],
    [
      'last-only',
      'of several nested objects, only the last counts',
      requesting(requests => requests.slice(-1)),
    ],
    ['two-only', 'of several nested objects, two count', requesting(requests => requests.slice(0, 2))],
    ['first-inside', 'of a list inside of a relation, only the first name counts', cutInside(0, 1)],
    ['last-inside', 'of a list inside of a relation, only the last name counts', cutInside(-1)],
    ['two-inside', 'of a list inside of a relation, two names count', cutInside(0, 2)],
    [
      'everything-inside',
      'a populate inside of a relation populates everything in it',
      requesting(requests =>
        requests.map(request =>
          Array.isArray(request.params.populate) ? { ...request, params: { populate: '*' } } : request,
        ),
      ),
    ],
    [
      'objects-inside',
      'a list inside of a relation populates nothing',
      requesting(requests =>
        requests.map(request => (isRecord(request.params.populate) ? request : { ...request, params: {} })),
      ),
    ],
  ]),
  ...deviations(
    nested,
    [
      [
        'ignored',
        'an asterisk inside of anything but a zone is ignored',
        requesting((requests, { attributes }) =>
          requests.map(request => {
            const isZone = attributes.get(request.name)?.kind === 'dynamiczone'
            return isZone || request.params.populate !== '*' ? request : { ...request, params: {} }
          }),
        ),
      ],
    ],
    'content.populate.everything-inside',
  ),
  ...deviations(populateLevels, [
    ['two', 'populate reaches two levels at most', { most: 2 }],
    ['four', 'populate reaches four levels at most', { most: 4 }],
    ['five', 'populate reaches five levels at most', { most: 5 }],
    ['nine', 'populate reaches nine levels at most', { most: 9 }],
  ]),
  ...deviations(dottedPaths, [
    ['three-steps', 'a path has three steps at most; it ends there', { step: path => cutPath(path, 3) }],
  ]),
  ...deviations(
    list,
    [
      ['last-path', 'of several paths through one component, only the last counts', lastPath(-1)],
      ['first-path', 'of several paths through one component, only the first counts', lastPath(0)],
    ],
    dottedPaths.clause,
  ),
]

/** Of each list inside, the part that `slice` leaves. */
function cutInside(start: number, end?: number): ReturnType<typeof requesting> {
  return requesting(requests =>
    requests.map(request => {
      const { populate } = request.params
      return Array.isArray(populate)
        ? { ...request, params: { ...request.params, populate: populate.slice(start, end) } }
        : request
    }),
  )
}

function cutPath(path: string, most: number): { name: string; rest: string | null } {
  const [name = '', ...rest] = path.split('.').slice(0, most)
  return { name, rest: rest.length > 0 ? rest.join('.') : null }
}

/** Paths through a component are a list inside of it. */
function lastPath(at: number): ReturnType<typeof requesting> {
  return cutInside(at, at === -1 ? undefined : at + 1)
}

function withoutLost(raw: unknown, schema: Schema, context: QueryContext): unknown {
  if (Array.isArray(raw)) return raw.map(item => withoutLost(item, schema, context))
  if (typeof raw !== 'string' || !raw.includes(',')) return raw
  const path = raw.split('.')
  return path.slice(0, seenOf(path, schema, context)).join('.')
}

/** How many steps of a path lead to what the caller may see: all, or those before the first that does not. */
function seenOf([name, ...rest]: readonly string[], schema: Schema, context: QueryContext): number {
  if (name === undefined) return 0
  const attribute = schema.attributes.get(name)
  const uid = attribute && targetUid(attribute)
  if (!attribute || !uid) return 1 + rest.length
  const isUnreadable = attribute.kind === 'relation' && !context.caller.may(`${uid}.find`)
  return isSecret(attribute) || isUnreadable ? 0 : 1 + seenOf(rest, schemaOf(context, uid), context)
}
