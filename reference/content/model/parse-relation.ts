import { expectedName } from '../../world/expected-name.ts'
import type { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import type { AttributeContext } from './attribute-context.ts'
import { type AttributeCommon, RELATION_KINDS, type RelationAttribute, type RelationKind } from './types.ts'

const TO_MANY: readonly RelationKind[] = ['oneToMany', 'manyToMany', 'morphToMany', 'morphMany']

/** An attribute that refers to other entries. What it names is checked when all models are known. */
export function parseRelation(
  json: JsonObject,
  context: AttributeContext,
  common: AttributeCommon,
): RelationAttribute | null {
  const relation = parseKind(json)
  if (relation === undefined) return null
  if (context.inComponent) refuseInverse(json)
  const base = { ...common, kind: 'relation', relation, many: TO_MANY.includes(relation) } as const
  if (relation === 'morphToOne' || relation === 'morphToMany') return { ...base, target: null, mapped: false }
  const target = json.requiredText('target')
  if (target === undefined) return null
  if (relation === 'morphOne' || relation === 'morphMany') return parseMorphInverse(json, { ...base, target })
  return { ...base, target, ...parseInverse(json, relation) }
}

function parseKind(json: JsonObject): RelationKind | undefined {
  const given = json.requiredText('relation')
  const known = RELATION_KINDS.find(kind => kind === given)
  if (given !== undefined && known === undefined) {
    json.place.at('relation').wrong(shown(given), expectedName(given, RELATION_KINDS, 'a kind of relation'))
  }
  return known
}

/** The other direction of a morph relation: its attribute lies in `target` and is named by `morphBy`. */
function parseMorphInverse(
  json: JsonObject,
  base: Omit<RelationAttribute, 'mapped'>,
): RelationAttribute | null {
  const morphBy = json.requiredText('morphBy')
  return morphBy === undefined ? null : { ...base, mapped: true, morphBy }
}

function parseInverse(json: JsonObject, relation: RelationKind): { mapped: boolean; inverse?: string } {
  const inversedBy = json.text('inversedBy')
  const mappedBy = json.text('mappedBy')
  if (inversedBy !== undefined && mappedBy !== undefined) {
    json.place.wrong('inversedBy and mappedBy', 'one of the two: the owning side says inversedBy')
  } else if (relation === 'oneToMany' && inversedBy !== undefined) {
    const expected = 'mappedBy: the one side of a oneToMany is never the owner'
    json.place.at('inversedBy').wrong(shown(inversedBy), expected)
  } else if (relation === 'manyToOne' && mappedBy !== undefined) {
    const expected = 'inversedBy: the many side of a manyToOne is the owner'
    json.place.at('mappedBy').wrong(shown(mappedBy), expected)
  }
  const inverse = inversedBy ?? mappedBy
  return { mapped: mappedBy !== undefined, ...(inverse !== undefined && { inverse }) }
}

/** A component has no table of its own that another entry could point into, so its relations go one way. */
function refuseInverse(json: JsonObject): void {
  for (const key of ['inversedBy', 'mappedBy', 'morphBy']) {
    if (json.has(key))
      json.place.at(key).wrong(shown(json.get(key)), 'nothing: relations of components go one way')
  }
}
