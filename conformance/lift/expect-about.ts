import type { Expectation } from '../compare/expectation.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { parsePath, valueAt } from '../compare/path.ts'
import type { Accepted } from '../suite/clause.ts'
import type { About } from '../suite/lift-document.ts'
import type { OracleAttribute } from '../targets/oracle.ts'
import { hasSomething } from './chosen-rows.ts'
import type { Place } from './place.ts'
import { MOST_IN_GRAPHQL } from './telling-rows.ts'

/** What is accepted of an answer: what a clause is about, as the oracle has it. Null: this answer tells nothing of it. */
export function acceptedOf(about: About, answer: unknown, place: Place): readonly Accepted[] | null {
  if (about === 'refused') return answer === undefined ? [{ who: null, expect: { status: 'refused' } }] : null
  if (answer === undefined) return null
  if (about === 'no-effect') return withoutEffect(place)
  const body = bodyOf(about, answer, place)
  return body && [{ who: null, expect: { status: 200, body } }]
}

type Body = NonNullable<Expectation['body']>

function bodyOf(about: About, answer: unknown, place: Place): Body | null {
  if (about === 'entry') return entryIn(answer, place)
  const list = listIn(answer)
  if (!list) return about === 'shown' ? shownEntry(answer) : null
  const { path, items } = list
  const each = (shown: (item: JsonObject) => unknown) =>
    isWhole(items, answer)
      ? { [path]: { $unordered: items.map(item => withIdentity(item, place, shown(item))) } }
      : null
  // An id of its own is what a server may have in GraphQL.
  if (path !== 'data' && place.seen.key === null && (about === 'entries' || about === 'every'))
    return isWhole(items, answer) ? { [path]: { $length: items.length } } : null
  switch (about) {
    case 'shown':
      return shownIn(list, answer, place)
    case 'entries':
      return isWhole(items, answer) && tells(items.length, place)
        ? { [identities(path, place)]: { $unordered: keysOf(items, place) } }
        : null
    case 'every':
      if (isWhole(items, answer)) return { [identities(path, place)]: { $unordered: keysOf(items, place) } }
      return isShort(list) ? null : { [`${path}[0]`]: '<object>' }
    case 'order':
      return items.length > 1 && isShort(list) ? { [identities(path, place)]: keysOf(items, place) } : null
    case 'total':
      return { 'meta.pagination.total': valueAt(answer, parsePath('meta.pagination.total')) }
    case 'pagination':
      return { 'meta.pagination': { $includes: Object(Object(answer).meta).pagination } }
    case 'counts':
      return countsIn(answer)
    case 'response':
      return { data: '<array>', meta: '<object>' }
    case 'ids':
      return { [`${path}[*].id`]: { $every: '<integer>' }, [`${path}[*].attributes.id`]: '<absent>' }
    case 'without-creators':
      return {
        [`${path}[*].attributes.createdBy`]: '<absent>',
        [`${path}[*].attributes.updatedBy`]: '<absent>',
      }
    case 'formats':
      return isPopulated(items, place) ? each(item => formatsIn(item, place)) : null
    case 'nothing-deeper':
      return isPopulated(items, place) ? each(item => shallowIn(item, place)) : null
    case 'values':
      return each(item => picked(item, shownValues(place)))
    case 'names':
      return each(item => namesIn(item, place))
    case 'populated':
      return isPopulated(items, place) ? each(item => populatedIn(item, place)) : null
    default:
      return null
  }
}

/** One entry of GraphQL. */
function entryIn(answer: unknown, place: Place): Body | null {
  const [[field = '', inside] = []] = Object.entries(Object(Object(answer).data))
  const { data } = Object(inside)
  return isObject(data) ? { [`data.${field}.data`]: withIdentity(data, place, {}) } : null
}

/** Of what counts a page which are told; one that is not may be null as well. */
function countsIn(answer: unknown): Body {
  const shown = Object(Object(Object(answer).meta).pagination)
  const counts = ['total', 'pageCount'].map(name => {
    const isThere = Object.hasOwn(shown, name)
    return [`meta.pagination.${name}`, isThere ? shown[name] : { $oneOf: ['<absent>', null] }] as const
  })
  const isByOffset = Object.hasOwn(shown, 'start')
  return Object.fromEntries(counts.filter(([path]) => !isByOffset || !path.endsWith('pageCount')))
}

interface ListPlace {
  readonly path: string
  readonly items: readonly JsonObject[]
}

/** Where the entries of a list are: `data` of REST, `data.<field>.data` of GraphQL. */
function listIn(answer: unknown): ListPlace | null {
  const data: unknown = Object(answer).data
  if (Array.isArray(data)) return { path: 'data', items: data.filter(isObject) }
  if (!isObject(data)) return null
  const [[field = '', inside] = []] = Object.entries(data)
  const items: unknown = Object(inside).data
  return Array.isArray(items) ? { path: `data.${field}.data`, items: items.filter(isObject) } : null
}

/** Whether a list is shown whole by servers that show fewer by default. */
function isShort({ path, items }: ListPlace): boolean {
  return path === 'data' || items.length <= MOST_IN_GRAPHQL
}

/** Which of more entries are on a page is open where nothing sorts them. */
function isWhole(items: readonly JsonObject[], answer: unknown): boolean {
  const { total = items.length } = Object(Object(Object(answer).meta).pagination)
  const most = Array.isArray(Object(answer).data) ? MOST_ENTRIES : MOST_IN_GRAPHQL
  return items.length <= most && total === items.length
}

/** Everything that was asked for, of each entry. */
function shownIn({ path, items }: ListPlace, answer: unknown, place: Place): Body | null {
  const { relation } = place.names
  if (!isWhole(items, answer) || (relation !== undefined && !isPopulated(items, place))) return null
  return { [path]: { $unordered: items.map(asShown) } }
}

function shownEntry(answer: unknown): Body | null {
  const [[field = '', inside] = []] = Object.entries(Object(Object(answer).data))
  const { data } = Object(inside)
  return isObject(data) ? { [`data.${field}.data`]: asShown(data) } : null
}

/** As GraphQL shows it: related entries in any order, ids of its own, numbers as texts where no scalar is described. */
function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return { $unordered: value.map(asShown) }
  if (typeof value === 'number') return { $oneOf: [value, String(value)] }
  if (!isObject(value)) return inAnyForm(value)
  const members = Object.entries(value).map(([name, it]) => [
    name,
    name === 'id' ? { $not: null } : asShown(it),
  ])
  return { $includes: Object.fromEntries(members) }
}

/** A list of nothing, or of everything, tells little of a filter. */
function tells(count: number, { seen }: Place): boolean {
  return count > 0 && (count < seen.rows.length || seen.rows.length < 2)
}

/** A page, by default. */
const MOST_ENTRIES = 25

function identities(path: string, { seen: { key } }: Place): string {
  return `${path}[*].${key === null ? 'id' : `attributes.${key}`}`
}

function keysOf(items: readonly JsonObject[], { seen: { key } }: Place): readonly unknown[] {
  return items.map(({ id, attributes }) => (key === null ? id : Object(attributes)[key]))
}

function withIdentity({ id, attributes }: JsonObject, { seen: { key } }: Place, shown: unknown): unknown {
  const own = isObject(shown) ? shown : {}
  if (key === null) return { $includes: { id, attributes: { $includes: own } } }
  return { $includes: { attributes: { $includes: { [key]: Object(attributes)[key], ...own } } } }
}

function picked({ attributes }: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map(name => [name, inAnyForm(Object(attributes)[name])]))
}

/** The attribute of the place, or all that have plain values. */
function shownValues({ names, seen }: Place): readonly string[] {
  if (names.attribute !== undefined) return [names.attribute]
  const attributes = [...seen.type.attributes.values()].filter(isAlwaysRight)
  return attributes.flatMap(it => (it.kind === 'scalar' && !FREE_TYPES.has(it.type) ? [it.name] : []))
}

/** How such values are written is not described. */
const FREE_TYPES = new Set(['biginteger', 'json', 'date', 'time', 'datetime', 'timestamp', 'password'])

/** Of each attribute of the type, whether it is shown. */
function namesIn({ attributes }: JsonObject, { seen }: Place): JsonObject {
  const shown = Object(attributes)
  const names = [...seen.type.attributes.values()].filter(isAlwaysRight).map(({ name }) => name)
  return Object.fromEntries(names.map(name => [name, Object.hasOwn(shown, name) ? '<any>' : '<absent>']))
}

/** What is private, or says who made an entry, servers hide or do not have. */
function isAlwaysRight({ name, private: isPrivate }: OracleAttribute): boolean {
  return !isPrivate && !['createdBy', 'updatedBy', 'localizations'].includes(name)
}

function isPopulated(items: readonly JsonObject[], { names: { relation = '' } }: Place): boolean {
  return items.some(({ attributes }) => hasSomething(Object(attributes)[relation]))
}

/** What a relation, a file or a part shows, with those of its own attributes that no server may leave out. */
function populatedIn({ attributes }: JsonObject, { names }: Place): JsonObject {
  const { relation = '' } = names
  return { [relation]: patternOf(Object(attributes)[relation]) }
}

/** Which smaller versions there are of a file, and how large they are. */
function formatsIn({ attributes }: JsonObject, { names }: Place): JsonObject {
  const { relation = '' } = names
  const file = Object(Object(Object(attributes)[relation]).data)
  const formats = Object(Object(file.attributes).formats)
  const shown = Object.entries(formats).map(([name, it]) => [name, patternOf(it)] as const)
  const known = {
    $includes: {
      data: {
        $includes: { attributes: { $includes: { formats: { $includes: Object.fromEntries(shown) } } } },
      },
    },
  }
  return file.id === undefined || shown.length === 0 ? {} : { [relation]: known }
}

/** What is populated, without what lies in it. */
function shallowIn({ attributes }: JsonObject, { names }: Place): JsonObject {
  const { relation = '', inner = '' } = names
  const value: unknown = Object(attributes)[relation]
  const without = (item: unknown): unknown => {
    if (Array.isArray(item)) return { $unordered: item.map(without) }
    if (!isObject(item)) return item
    if ('data' in item) return { $includes: { data: without(item.data) } }
    if ('attributes' in item) return { $includes: { attributes: { $includes: { [inner]: '<absent>' } } } }
    return { $includes: { [inner]: '<absent>' } }
  }
  return { [relation]: without(value) }
}

/** The same with every list in any order, and with whatever a server shows besides. */
function patternOf(value: unknown): unknown {
  if (Array.isArray(value)) return { $unordered: value.map(patternOf) }
  if (!isObject(value)) return isMoment(value) ? { $not: null } : inAnyForm(value)
  const isPart = 'id' in value && !('attributes' in value)
  const members = Object.entries(value).filter(([name]) => !(isPart && name === 'id'))
  return {
    $includes: Object.fromEntries(members.map(([name, it]) => [name, freeForm(name, it) ?? patternOf(it)])),
  }
}

/** When files and users came about, and when an entry was published, each server may show in a form of its own. */
function isMoment(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}

/** How exact instants and times of day are shown is left open, and how UTC is written. */
function inAnyForm(value: unknown): unknown {
  const text = typeof value === 'string' ? value : ''
  const [, instant] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(text) ?? []
  if (instant !== undefined) return { $matches: `^${instant}(\\.\\d+)?(Z|[+-]00:?00)$` }
  const [, time] = /^(\d\d:\d\d):\d\d(?:\.\d+)?$/.exec(text) ?? []
  return time === undefined ? value : { $matches: `^${time}` }
}

/** Members of files that each server fills in its own way: they are there, and of their kind. Ids of parts are free, too. */
function freeForm(name: string, value: unknown): string | undefined {
  if (!FREE.has(name) || value === null) return FREE.has(name) ? '<any>' : undefined
  return typeof value === 'string' || typeof value === 'number' ? `<${typeof value}>` : '<any>'
}

const FREE = new Set(['url', 'hash', 'previewUrl', 'provider', 'provider_metadata', 'formats', 'ext', 'size'])

/** It is refused, finds nothing, or finds everything: it must not do what it asks for. */
function withoutEffect(place: Place): readonly Accepted[] | null {
  const { seen } = place
  if (seen.rows.length > MOST_ENTRIES || seen.type.localized) return null
  const everything = seen.rows.map(({ id, attributes }) => (seen.key === null ? id : attributes[seen.key]))
  const path = identities('data', place)
  return [
    { who: 'servers that refuse it', expect: { status: 'refused' } },
    {
      who: 'servers that leave it out',
      expect: { status: 200, body: { [path]: { $unordered: everything } } },
    },
    { who: 'servers that find nothing by it', expect: { status: 200, body: { data: [] } } },
  ]
}
