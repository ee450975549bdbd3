import { expectedName } from '../../world/expected-name.ts'
import { type Place, shown } from '../../world/problems.ts'
import { isLocalizations } from './implicit-attributes.ts'
import type { ContentType, Models, RelationAttribute, RelationKind, Schema } from './types.ts'

/** The kind of the other side of a relation that goes both ways. */
const MIRROR: Partial<Record<RelationKind, RelationKind>> = {
  oneToOne: 'oneToOne',
  oneToMany: 'manyToOne',
  manyToOne: 'oneToMany',
  manyToMany: 'manyToMany',
}

/** Every relation points to a content-type that exists, and both sides of one that goes both ways agree. */
export function checkRelations(models: Models, places: ReadonlyMap<string, Place>): void {
  for (const schema of [...models.types.values(), ...models.components.values()]) {
    for (const attribute of schema.attributes.values()) {
      const place = places.get(schema.uid)?.at('attributes').at(attribute.name)
      if (attribute.kind === 'relation' && place) checkRelation(models, schema, attribute, place)
    }
  }
}

function checkRelation(models: Models, schema: Schema, attribute: RelationAttribute, place: Place): void {
  if (attribute.target === null || isLocalizations(attribute)) return
  const target = models.types.get(attribute.target)
  if (!target) {
    const expected = expectedName(attribute.target, models.types.keys(), 'the uid of a content-type')
    place.at('target').wrong(shown(attribute.target), expected)
  } else if (attribute.morphBy !== undefined) checkMorph(attribute.morphBy, target, place.at('morphBy'))
  else if (attribute.inverse !== undefined)
    checkInverse({ schema, attribute, target, place }, attribute.inverse)
}

function checkMorph(name: string, target: ContentType, place: Place): void {
  const other = target.attributes.get(name)
  if (other?.kind === 'relation' && other.target === null) return
  place.wrong(shown(name), `the name of a morphToOne or morphToMany attribute of ${target.uid}`)
}

interface Inverse {
  readonly schema: Schema
  readonly attribute: RelationAttribute
  readonly target: ContentType
  readonly place: Place
}

function checkInverse({ schema, attribute, target, place }: Inverse, name: string): void {
  const key = attribute.mapped ? 'mappedBy' : 'inversedBy'
  const other = target.attributes.get(name)
  const where = place.at(key)
  if (other === undefined) {
    where.wrong(shown(name), expectedName(name, target.attributes.keys(), `an attribute of ${target.uid}`))
  } else if (other.kind !== 'relation' || other.target !== schema.uid) {
    where.wrong(shown(name), `a relation of ${target.uid} to ${schema.uid}`)
  } else if (other.relation !== MIRROR[attribute.relation]) {
    where.wrong(
      `${other.relation} on the other side`,
      `${MIRROR[attribute.relation]}, the mirror of ${attribute.relation}`,
    )
  } else if (other.inverse !== attribute.name || other === attribute) {
    where.wrong(shown(name), `an attribute of ${target.uid} that names ${attribute.name} in turn`)
  } else if (other.mapped === attribute.mapped) {
    where.wrong(`${key} on both sides`, 'inversedBy on the owning side and mappedBy on the other')
  }
}
