import type { Expectation } from '../compare/expectation.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { parsePath, valueAt } from '../compare/path.ts'
import type { Accepted } from '../suite/clause.ts'
import type { About } from '../suite/lift-document.ts'
import type { OracleAttribute } from '../targets/oracle.ts'
import {
  identities,
  isShort,
  isWhole,
  keysOf,
  type ListPlace,
  listIn,
  MOST_ENTRIES,
  withIdentity,
} from './answer-list.ts'
import { hasSomething } from './chosen-rows.ts'
import { namedPartIn } from './named-part.ts'
import { attributePattern, formatPattern, inAnyForm, momentForm } from './pattern.ts'
import type { Place } from './place.ts'

/** What is accepted of an answer: what a clause is about, as the oracle has it. Null: this answer tells nothing of it. */
export function acceptedOf(about: About, answer: unknown, place: Place): readonly Accepted[] | null {
  if (about === 'refused') return answer === undefined ? [{ who: null, expect: { status: 'refused' } }] : null
  if (about === 'no-effect') return withoutEffect(place)
  if (answer === undefined) return null
  if (about === 'named-part') return namedPartIn(answer, place)
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
    case 'answer':
      return wholeAnswer(list, answer, place)
    case 'total':
      return { 'meta.pagination.total': valueAt(answer, parsePath('meta.pagination.total')) }
    case 'pagination':
      return { 'meta.pagination': { $includes: Object(Object(answer).meta).pagination } }
    case 'counts':
      return countsIn(answer)
    case 'response':
      return { data: '<array>', meta: '<object>' }
    case 'ids':
      return {
        [`${path}[*].id`]: { $every: '<integer>' },
        ...Object.fromEntries(besideAttributes(place).map(name => [`${path}[*].${name}`, '<absent>'])),
      }
    case 'own-id':
      return { [`${path}[*].id`]: { $unordered: items.map(({ id }) => id) } }
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

/** Which entries come, in their order, with what is populated, and where the page lies. */
function wholeAnswer({ path, items }: ListPlace, answer: unknown, place: Place): Body | null {
  const isAsking = place.names.relation !== undefined
  if (items.length === 0 || (isAsking && !isPopulated(items, place))) return null
  const shown = items.map(item => withIdentity(item, place, isAsking ? populatedIn(item, place) : {}))
  return { [path]: shown, 'meta.pagination': { $includes: Object(Object(answer).meta).pagination } }
}

/** What does not stand there: the id among the attributes, and attributes beside the id. */
function besideAttributes({ seen }: Place): readonly string[] {
  const names = [...seen.type.attributes.keys()].filter(name => name !== 'id' && name !== 'attributes')
  return ['attributes.id', ...names]
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

function picked({ attributes }: JsonObject, names: readonly string[]): JsonObject {
  const shown = Object(attributes)
  return Object.fromEntries(
    names.map(name => [name, name === 'publishedAt' ? momentForm(shown[name]) : inAnyForm(shown[name])]),
  )
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
  const own = [...seen.type.attributes.values()].filter(isAlwaysRight).map(({ name }) => name)
  const names = new Set([...own, 'locale', 'publishedAt'])
  return Object.fromEntries([...names].map(name => [name, Object.hasOwn(shown, name) ? '<any>' : '<absent>']))
}

/** What is private, or says who made an entry, servers hide or do not have. */
function isAlwaysRight({ name, private: isPrivate }: OracleAttribute): boolean {
  return !isPrivate && !['createdBy', 'updatedBy', 'localizations'].includes(name)
}

function isPopulated(items: readonly JsonObject[], { names, seen }: Place): boolean {
  const own = [...seen.type.attributes.values()].filter(it => isAskedOf(it, names))
  return items.some(({ attributes }) => own.some(({ name }) => hasSomething(Object(attributes)[name])))
}

/** What relations, files and parts show, and what they must not show unasked. */
function populatedIn({ attributes }: JsonObject, { names, seen, world }: Place): JsonObject {
  const own = [...seen.type.attributes.values()].filter(it => isAskedOf(it, names))
  const shown = own.filter(({ name }) => Object.hasOwn(Object(attributes), name))
  return Object.fromEntries(
    shown.map(it => [it.name, attributePattern(it, Object(attributes)[it.name], world.models)]),
  )
}

/** What the place names; all that leads elsewhere if it names nothing. */
function isAskedOf(attribute: OracleAttribute, { relation, other }: Place['names']): boolean {
  if (relation !== undefined) return attribute.name === relation || attribute.name === other
  return isAlwaysRight(attribute) && attribute.kind !== 'scalar'
}

/** Which smaller versions there are of a file, and how large they are. */
function formatsIn({ attributes }: JsonObject, { names }: Place): JsonObject {
  const { relation = '' } = names
  const file = Object(Object(Object(attributes)[relation]).data)
  const formats = Object(Object(file.attributes).formats)
  const shown = Object.entries(formats).map(([name, it]) => [name, formatPattern(it)] as const)
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
