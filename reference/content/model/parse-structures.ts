import { expectedName } from '../../world/expected-name.ts'
import type { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import {
  type AttributeCommon,
  type ComponentAttribute,
  type MediaAttribute,
  RELATION_KINDS,
  type RelationAttribute,
  type RelationKind,
  type ZoneAttribute,
} from './types.ts'

/** What an attribute needs to know of the model that it stands in. */
export interface AttributeContext {
  readonly name: string
  readonly inComponent: boolean
  /** Internationalization is enabled on the model. */
  readonly localizedType: boolean
  /** Names that `options.privateAttributes` of the model lists. */
  readonly privateNames: readonly string[]
}

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

/** An attribute that refers to files of the media library. */
export function parseMedia(json: JsonObject, common: AttributeCommon): MediaAttribute {
  const allowedTypes = json.texts('allowedTypes')
  return {
    ...common,
    kind: 'media',
    many: json.boolean('multiple') ?? false,
    ...(allowedTypes && { allowedTypes }),
  }
}

/** An attribute that holds one component, or a list of them. Whether it exists is checked when all are known. */
export function parseComponentAttribute(
  json: JsonObject,
  common: AttributeCommon,
): ComponentAttribute | null {
  const component = json.requiredText('component')
  if (component === undefined) return null
  const many = json.boolean('repeatable') ?? false
  return { ...common, kind: 'component', component, many, ...parseCounts(json) }
}

/** An attribute that holds a list of components of several kinds. */
export function parseZone(json: JsonObject, common: AttributeCommon): ZoneAttribute | null {
  if (!json.has('components')) json.place.at('components').wrong('nothing', 'the list of allowed components')
  const components = json.texts('components')
  return components ? { ...common, kind: 'dynamiczone', components, ...parseCounts(json) } : null
}

function parseCounts(json: JsonObject): { min?: number; max?: number } {
  const min = json.integer('min')
  const max = json.integer('max')
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
