import { nearestName } from '../../text/nearest-name.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../targets/oracle.ts'
import type { Misnamed } from './misnamed.ts'

/** What names of a query are looked up in. */
export interface KnownNames {
  readonly world: OracleWorld
  /** `$eq` and all others. */
  readonly operators: readonly string[]
}

/** One parameter of a query, taken apart. */
export interface Written {
  /** As it is written: `filters[name][$eq]`. */
  readonly parameter: string
  readonly value: string
  readonly known: KnownNames
}

/** Attributes of a type, or null below what has none: a value, or what may be of any type. */
type Place = OracleSchema | null

const PLACE_IN_LIST = /^\d*$/

/** What an operator stands for that is written without its dollar sign, or in another case, is looked for among all. */
export function inFilters(
  place: Place,
  [step, ...rest]: readonly string[],
  written: Written,
): readonly Misnamed[] {
  const { operators } = written.known
  if (step === undefined) return []
  if (PLACE_IN_LIST.test(step) || operators.includes(step)) return inFilters(place, rest, written)
  if (step.startsWith('$') || (place === null && operators.includes(`$${step}`)))
    return [misnamed('operator', step, operators, 'content.filters.unknown-operator', written)]
  if (place === null || step === 'id') return place === null ? [] : inFilters(null, rest, written)
  const attribute = place.attributes.get(step)
  if (attribute) return inFilters(below(attribute, written.known), rest, written)
  return [unknownAttribute(place, step, 'content.filters.unknown-attribute', written)]
}

/** `sort=name:asc,chef.name`, `sort[0]=name`, `sort[chef][name]=desc`. */
export function inSort(place: Place, steps: readonly string[], written: Written): readonly Misnamed[] {
  const clause = 'content.sort.unknown-attribute'
  const named = steps.filter(step => !PLACE_IN_LIST.test(step))
  if (named.length > 0) return alongPath(place, named, clause, written)
  return written.value
    .split(',')
    .map(part => part.trim().replace(/:.*$/, ''))
    .filter(path => path !== '')
    .flatMap(path => alongPath(place, path.split('.'), clause, written))
}

/** `fields=name,slug`, `fields[0]=name`, `fields=*`. */
export function inFields(place: Place, written: Written): readonly Misnamed[] {
  return written.value
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== '*')
    .flatMap(name => alongPath(place, [name], 'content.fields.unknown', written))
}

const CREATORS = ['createdBy', 'updatedBy']
const UNKNOWN_POPULATED = 'content.populate.unknown-names'
const WHOLE = ['*', 'true', 'false', '']

/** `populate=*`, `populate=a,b.c`, `populate[0]=a`, `populate[a][populate][0]=b`, `populate[zone][on][x.y]=true`. */
export function inPopulate(
  place: Place,
  [step, ...rest]: readonly string[],
  written: Written,
): readonly Misnamed[] {
  if (step === undefined || PLACE_IN_LIST.test(step)) return rest.length > 0 ? [] : listed(place, written)
  if (place === null || step === '*' || CREATORS.includes(step)) return []
  const [first = '', ...deeper] = step.split('.')
  const attribute = place.attributes.get(first)
  if (!attribute) return [unknownAttribute(place, first, UNKNOWN_POPULATED, written)]
  const next = below(attribute, written.known)
  if (deeper.length > 0) return alongPath(next, deeper, UNKNOWN_POPULATED, written)
  return insideOfPopulate({ attribute, next }, rest, written)
}

/** What has a say inside of a populate. */
const INSIDE = [
  'populate',
  'fields',
  'filters',
  'sort',
  'on',
  'count',
  'limit',
  'start',
  'publicationState',
  'locale',
]

function insideOfPopulate(
  { attribute, next }: { readonly attribute: OracleAttribute; readonly next: Place },
  [step, ...rest]: readonly string[],
  written: Written,
): readonly Misnamed[] {
  switch (step) {
    case 'populate':
      return inPopulate(next, rest, written)
    case 'filters':
      return next === null ? [] : inFilters(next, rest, written)
    case 'sort':
      return inSort(next, rest, written)
    case 'fields':
      return inFields(next, written)
    case 'on':
      return inComponent(attribute, rest, written)
  }
  if (step === undefined || INSIDE.includes(step)) return []
  return [misnamed('parameter', step, INSIDE, 'content.populate.other-parameters', written)]
}

function inComponent(
  attribute: OracleAttribute,
  [uid, ...rest]: readonly string[],
  written: Written,
): readonly Misnamed[] {
  if (attribute.kind !== 'dynamiczone' || uid === undefined) return []
  const component = written.known.world.models.components.get(uid)
  if (!attribute.components.includes(uid) || !component)
    return [misnamed('component', uid, attribute.components, 'content.populate.zone-detailed', written)]
  return insideOfPopulate({ attribute, next: component }, rest, written)
}

/** Names in a value, with commas between them; a path is written with dots. */
function listed(place: Place, written: Written): readonly Misnamed[] {
  if (place === null || WHOLE.includes(written.value)) return []
  const names = written.value.split(',')
  return names.flatMap((name, at) => {
    const path = name.trim().split('.')
    if (CREATORS.includes(path[0] ?? '')) return []
    const rest = names.filter((_, other) => other !== at).join(',')
    return alongPath(place, path, UNKNOWN_POPULATED, written).map(found =>
      names.length > 1 ? { ...found, rest } : found,
    )
  })
}

function alongPath(
  place: Place,
  [step, ...rest]: readonly string[],
  clause: string,
  written: Written,
): readonly Misnamed[] {
  if (place === null || step === undefined || step === 'id' || step === '*') return []
  const attribute = place.attributes.get(step)
  if (!attribute) return [unknownAttribute(place, step, clause, written)]
  return alongPath(below(attribute, written.known), rest, clause, written)
}

/** What a path goes on in: what an attribute leads to. */
export function below(attribute: OracleAttribute, { world: { models } }: Pick<KnownNames, 'world'>): Place {
  switch (attribute.kind) {
    case 'relation':
      return (attribute.target !== null && models.types.get(attribute.target)) || null
    case 'component':
      return models.components.get(attribute.component) ?? null
    case 'media':
      return models.types.get('plugin::upload.file') ?? null
    default:
      return null
  }
}

function unknownAttribute(place: OracleSchema, name: string, clause: string, written: Written): Misnamed {
  return misnamed('attribute', name, [...place.attributes.keys()], clause, written)
}

function misnamed(
  kind: Misnamed['kind'],
  found: string,
  known: readonly string[],
  clause: string,
  { parameter }: Written,
): Misnamed {
  return { kind, found, nearest: nearestName(found, known), clause, parameter }
}
