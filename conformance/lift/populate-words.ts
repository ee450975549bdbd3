import type { OracleAttribute, OracleSchema } from '../targets/oracle.ts'
import { hasSomething } from './chosen-rows.ts'
import type { Place } from './place.ts'

/** What stands for several names to populate. Undefined: it is no such word, or there are not several. */
export function populateWord(name: string, place: Place): string | undefined {
  const { relation } = place.names
  switch (name) {
    case 'names':
      return listOf('populate', ownNames(place))
    case 'inner names':
      return listOf(`populate[${relation}][populate]`, innerNames(place))
    case 'nested names':
      return nestedNames(place)
    case 'paths':
      return pathsThrough(place)
    case 'on each':
      return onEach(place, (path, _) => [`${path}=*`])
    case 'on each first':
      return onEach(place, (path, [first]) => (first === undefined ? [] : [`${path}[0]=${first}`]))
    default:
      return undefined
  }
}

/** From the end of the alphabet, as nobody would list them. */
function listOf(path: string, names: readonly string[]): string | undefined {
  if (names.length < 2) return undefined
  const reversed = names.toSorted().toReversed()
  return reversed.map((name, index) => `${path}[${index}]=${name}`).join('&')
}

/** What has something in it. */
function ownNames({ seen }: Place): readonly string[] {
  return leading(seen.type).flatMap(({ name }) =>
    seen.rows.some(({ attributes }) => hasSomething(attributes[name])) ? [name] : [],
  )
}

function innerNames({ ends }: Place): readonly string[] {
  return leading(ends).map(({ name }) => name)
}

/** One object for each relation, with a list of one name in it. */
function nestedNames(place: Place): string | undefined {
  const { seen, world } = place
  const filled = new Set(ownNames(place))
  const parts = leading(seen.type).flatMap(attribute => {
    const target =
      attribute.kind === 'relation' ? (world.models.types.get(attribute.target ?? '') ?? null) : null
    const [inner] = leading(target)
    return filled.has(attribute.name) && inner
      ? [`populate[${attribute.name}][populate][0]=${inner.name}`]
      : []
  })
  return parts.length < 2 ? undefined : parts.toSorted().toReversed().join('&')
}

/** Whatever there is in a part, each by a path through it. */
function pathsThrough(place: Place): string | undefined {
  const { relation } = place.names
  const names = innerNames(place).toSorted().toReversed()
  if (names.length < 2) return undefined
  return [`${relation}`, ...names.map(name => `${relation}.${name}`)]
    .map((path, index) => `populate[${index}]=${path}`)
    .join('&')
}

function onEach(
  { seen, names: { relation = '' }, world }: Place,
  ask: (path: string, names: readonly string[]) => readonly string[],
): string | undefined {
  const zone = seen.type.attributes.get(relation)
  if (zone?.kind !== 'dynamiczone') return undefined
  const parts = zone.components.flatMap(component => {
    const names = leading(world.models.components.get(component) ?? null).map(({ name }) => name)
    return ask(`populate[${relation}][on][${component}][populate]`, names)
  })
  return parts.length === 0 ? undefined : parts.toReversed().join('&')
}

/** What leads elsewhere: relations of all kinds, files, parts. */
function leading(schema: OracleSchema | null): readonly OracleAttribute[] {
  if (!schema) return []
  return [...schema.attributes.values()].filter(
    ({ kind, name, private: isPrivate }) => kind !== 'scalar' && !isPrivate && !OTHERS.has(name),
  )
}

/** Who made an entry is not populated, and what its other locales are is another matter. */
const OTHERS = new Set(['createdBy', 'updatedBy', 'localizations'])
