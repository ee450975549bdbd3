import { isScalar } from '../../compare/json-value.ts'
import type { Breach } from '../../overheard/judge/claim.ts'
import type { Answer } from '../question.ts'
import type { Check } from '../relations/check.ts'
import { type Id, isDivided, isSame, isUnion, type Wrong } from '../relations/sets.ts'
import { resourceAt, rowsIn, type SeenResource, type SiteRow } from './read-rows.ts'

/*
 * The documentation names none of the parameters of the content API: what real programs do with them is observed, so
 * that whatever is wrong here is a note.
 */

/** Of these every list takes all parameters; tiers take few, and settings none. */
const ABLE = ['posts', 'pages', 'tags', 'authors']

interface Asked {
  readonly relation: string
  readonly clause: string
  /** The parameters of each question. */
  readonly lists: readonly (readonly string[])[]
  readonly wrong: (lists: readonly (readonly SiteRow[])[]) => Breach | null
}

/** What parameters have to do with each other. */
export function parameterChecks(seen: SeenResource): readonly Check[] {
  const { resource, rows, isWhole } = seen
  if (!ABLE.includes(resource.name) || !isWhole || rows.length < 2) return []
  const asked = [...orders(seen), ...filters(seen), ...parts(seen), ...shown(seen)]
  return [...asked.map(it => checkOf(it, seen)), ...alone(seen)]
}

function checkOf({ relation, clause, lists, wrong }: Asked, { resource }: SeenResource): Check {
  return {
    ...{ relation, clause },
    questions: lists.map(parameters => resourceAt(resource, parameters)),
    compare: answers => {
      const found = answers.map(answer => rowsIn(answer, resource))
      return found.every(it => it !== null) ? wrong(found) : undefined
    },
  }
}

/** All rows in one answer, by their ids alone. */
const ALL = ['limit=all', 'fields=id,slug']

function idsOf(rows: readonly SiteRow[]): readonly string[] {
  return rows.map(({ id }) => id)
}

function asSets(wrong: (lists: readonly ReadonlySet<Id>[]) => Wrong | null, { resource }: SeenResource) {
  return (lists: readonly (readonly SiteRow[])[]): Breach | null => {
    const found = wrong(lists.map(rows => new Set(idsOf(rows))))
    return found && { ...found, path: `body.${resource.name}` }
  }
}

function differing(says: string, expected: readonly unknown[], actual: readonly unknown[]): Breach | null {
  return expected.join() === actual.join() ? null : { says, path: 'body', expected, actual }
}

function orders(seen: SeenResource): readonly Asked[] {
  return [
    {
      relation: 'a descending order is the ascending one reversed',
      clause: 'platform.parameters.order',
      lists: [
        [...ALL, 'order=slug%20asc'],
        [...ALL, 'order=slug%20desc'],
      ],
      wrong: ([up = [], down = []]) =>
        differing(
          'the descending list is not the ascending one reversed',
          idsOf(up),
          idsOf(down).toReversed(),
        ),
    },
    {
      relation: 'an order loses nothing',
      clause: 'platform.parameters.order',
      lists: [[...ALL, 'order=slug%20asc'], ALL],
      wrong: asSets(isSame, seen),
    },
  ]
}

/** Slugs are written without quotes where nothing in them means anything to a filter. */
const PLAIN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function filters(seen: SeenResource): readonly Asked[] {
  const { rows } = seen
  const slugs = rows.flatMap(({ slug }) => (typeof slug === 'string' && PLAIN.test(slug) ? [slug] : []))
  const [one, two] = [slugs.at(0), slugs.at(-1)]
  if (one === undefined || two === undefined || one === two) return []
  const by = (expression: string) => [...ALL, `filter=${expression}`]
  const law = (relation: string, lists: Asked['lists'], wrong: Asked['wrong']): Asked => {
    return { relation, clause: 'platform.parameters.filter', lists, wrong }
  }
  const divided = asSets(isDivided(idsOf(rows)), seen)
  const isFeatured = rows.every(({ featured }) => typeof featured === 'boolean')
  return [
    law('f and not f share out all', [by(`slug:${one}`), by(`slug:-${one}`)], divided),
    law(
      'several values are the union of each',
      [by(`slug:[${one},${two}]`), by(`slug:${one}`), by(`slug:${two}`)],
      asSets(isUnion, seen),
    ),
    law(
      'a comma is a union',
      [by(`slug:${one},slug:${two}`), by(`slug:${one}`), by(`slug:${two}`)],
      asSets(isUnion, seen),
    ),
    ...(isFeatured
      ? [law('true and false share out all', [by('featured:true'), by('featured:false')], divided)]
      : []),
  ]
}

const MOST_PAGES = 8

function parts(seen: SeenResource): readonly Asked[] {
  const size = Math.max(2, Math.ceil(seen.rows.length / MOST_PAGES))
  const count = Math.ceil(seen.rows.length / size)
  const order = 'order=slug%20asc'
  const pages = Array.from({ length: count }, (_, at) => [
    ...['fields=id,slug', order],
    ...[`limit=${size}`, `page=${at + 1}`],
  ])
  return [
    {
      relation: 'pages put together are the whole',
      clause: 'platform.parameters.page',
      lists: [[...ALL, order], ...pages],
      wrong: ([whole = [], ...its]) =>
        differing('the pages put together are not the whole list', idsOf(whole), its.flatMap(idsOf)),
    },
    {
      relation: 'limit is how many are shown at most',
      clause: 'platform.parameters.limit',
      lists: [['limit=2', 'fields=id']],
      wrong: ([few = []]) =>
        few.length <= 2 ? null : differing('more rows are shown than limit says', [2], [few.length]),
    },
  ]
}

function shown({ resource }: SeenResource): readonly Asked[] {
  const isText = resource.name === 'posts' || resource.name === 'pages'
  return [
    {
      relation: 'fewer fields are part of all',
      clause: 'platform.parameters.fields',
      lists: [['limit=5'], ['limit=5', 'fields=id,slug']],
      wrong: sameValues('with fewer fields a row shows something else'),
    },
    ...(isText
      ? [
          {
            relation: 'include changes no selection',
            clause: 'platform.parameters.include',
            lists: [['limit=5'], ['limit=5', 'include=tags,authors']],
            wrong: ([plain = [], more = []]: readonly (readonly SiteRow[])[]) =>
              differing('with include the list holds other rows', idsOf(plain), idsOf(more)),
          },
          {
            relation: 'a text is the same beside another form of it',
            clause: 'platform.parameters.formats',
            lists: [
              ['limit=5', 'fields=id,html'],
              ['limit=5', 'fields=id,html', 'formats=html,plaintext'],
            ],
            wrong: sameValues('in two forms a text is another', ['html']),
          },
        ]
      : []),
  ]
}

/** What both rows show is the same in both; only some attributes, where these are named. */
function sameValues(says: string, names: readonly string[] | null = null): Asked['wrong'] {
  return ([wide = [], narrow = []]) => {
    const known = new Map(wide.map(row => [row.id, row]))
    for (const row of narrow) {
      const other = known.get(row.id)
      const name =
        other && Object.keys(row).find(it => (names?.includes(it) ?? true) && differs(row[it], other[it]))
      if (name !== undefined)
        return {
          says: `${says}: ${name} of ${row.id}`,
          path: 'body',
          expected: other?.[name],
          actual: row[name],
        }
    }
    return null
  }
}

function differs(one: unknown, other: unknown): boolean {
  return isScalar(one) && other !== undefined && one !== other
}

/** What is read alone is what its list shows of it, whether by id or by slug. */
function alone({ resource, rows: [first] }: SeenResource): readonly Check[] {
  if (first === undefined) return []
  const paths = [
    [`${first.id}/`, 'read'],
    ...(typeof first.slug === 'string' && PLAIN.test(first.slug)
      ? [[`slug/${first.slug}/`, 'read-by-slug'] as const]
      : []),
  ] as const
  return paths.map(([path, way]) => ({
    relation: `what is ${way === 'read' ? 'read by its id' : 'read by its slug'} is what its list shows`,
    clause:
      way === 'read'
        ? 'platform.content-api.attributes'
        : `platform.content-api.${resource.name}.read-by-slug`,
    questions: [resourceAt(resource, ['limit=50']), resourceAt(resource, [], path)],
    compare: (answers: readonly Answer[]) => {
      const [list, one] = answers.map(answer => rowsIn(answer, resource))
      if (!list || !one?.some(({ id }) => id === first.id)) return undefined
      return sameValues('alone a row shows something else than in its list')([list, one])
    },
  }))
}
