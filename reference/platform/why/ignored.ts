import type { WhyIgnored, WhyPopulated } from '../../why/why.ts'
import type { Call } from '../contracts.ts'
import { namesOf } from '../parameters/names.ts'
import type { Row } from '../values.ts'
import type { Applied } from './heard.ts'
import type { HeardList } from './lists.ts'

/** What a request may say besides the parameters that lists have in common. */
const OTHERS: ReadonlySet<string> = new Set([
  ...[
    'key',
    'client_id',
    'client_secret',
    'absolute_urls',
    'source',
    'search',
    'type',
    'group',
    'paid',
    'status',
  ],
  ...['staticPages', 'newsletter', 'newsletter_id', 'email_segment', 'opt_in_existing', 'save_revision'],
  ...['force_rerender', 'convert_to_lexical', 'send_email', 'email_type', 'v', 'ref', 'id', 'slug', 'email'],
])

/** The parts of a request that had no say. */
export function ignoredOf(call: Call, applied: readonly Applied[], list: HeardList | null) {
  const { request, units } = call
  const known = new Set([...units.parameters.map(({ name }) => name), ...OTHERS])
  const names = Object.keys(request.query)
  const unknown = names
    .filter(name => !known.has(name))
    .map((part): WhyIgnored => ({ part, says: 'there is no such parameter', clause: null }))
  return [...unknown, ...beside(names, call, list), ...applied.flatMap(inParameter), ...inFilter(list)]
}

/** A list that is never cut looks at `filter` alone. */
function beside(names: readonly string[], { units }: Call, list: HeardList | null): readonly WhyIgnored[] {
  if (!list?.shelf.whole) return []
  const says = 'this list is shown as a whole'
  return units.parameters
    .filter(({ name }) => name !== 'filter' && names.includes(name))
    .map(({ name }) => ({ part: name, says, clause: list.clause }))
}

function inFilter(list: HeardList | null): readonly WhyIgnored[] {
  const clause = list?.applied.find(({ name }) => name === 'filter')?.clause ?? null
  return (list?.filter?.ignored ?? []).map(condition => ({
    part: `filter=${condition}`,
    says: 'readers cannot filter by it',
    clause,
  }))
}

function inParameter(applied: Applied): readonly WhyIgnored[] {
  const { name, value, clause } = applied
  const left = namesOf(value).filter(it => !hasSay(it.trim(), applied))
  const says = NOTHING_BY[name]
  return says === undefined ? [] : left.map(it => ({ part: `${name}=${it}`, says, clause }))
}

const NOTHING_BY: Readonly<Record<string, string>> = {
  include: 'nothing is included by this name here',
  fields: 'there is no attribute of this name',
  order: 'it needs a column that there is, and asc or desc behind it',
}

function hasSay(text: string, { name, after, reading }: Applied): boolean {
  const { resource } = reading
  const isAttribute = (column: string) =>
    resource.attributes.some(attribute => attribute.name === column) ||
    Object.hasOwn(resource.derived ?? {}, column)
  if (name === 'include') return after.include.has(text)
  if (name === 'fields') return isAttribute(text) || text === 'url'
  const column = /^(?:[a-z0-9_]+\.)?([a-z0-9_.]+)\s+(?:asc|desc)$/.exec(text)?.[1]
  return (
    column !== undefined &&
    (text.startsWith('count.') ? after.include.has(text.split(/\s/)[0] ?? '') : isAttribute(column))
  )
}

/** What `include` added to the rows that are shown. */
export function includedOf(list: HeardList, shown: readonly Row[]): readonly WhyPopulated[] {
  const { selection, applied, shelf, call } = list
  const given = applied.find(({ name }) => name === 'include')
  return [...selection.include].map(path => {
    const relation = shelf.resource.relations.find(({ name }) => name === path)
    const linked = relation ? shown.flatMap(row => relation.rows(row, call.site.store)).length : 0
    const says = given ? 'it is asked for' : 'it is included without being asked for'
    return { path, isShown: true, clause: given?.clause ?? list.clause, says, shown: linked, linked }
  })
}
