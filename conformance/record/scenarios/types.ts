import { camelCase } from '../../agreement/graphql-names.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../../targets/oracle.ts'

/** The content-types of a world, as far as they say of which type an entry in an answer is. */
export interface Types {
  ofPlural(plural: string): OracleSchema | null
  /** The type that a field of GraphQL's root is about: `posts`, `post`, `createPost`. */
  ofRootField(field: string): OracleSchema | null
  /** The type of what an attribute leads to; null where it leads nowhere, or to several types. */
  leadsTo(schema: OracleSchema | null, attribute: string): OracleSchema | null
  /** The component that an item of a dynamic zone names. */
  component(uid: unknown): OracleSchema | null
  pluralOf(schema: OracleSchema | null): string | null
}

export function typesOf({ models }: Pick<OracleWorld, 'models'>): Types {
  const types = [...models.types.values()]
  const byPlural = new Map(types.map(type => [type.pluralName, type]))
  const byField = new Map(
    types.flatMap(type => [
      [camelCase(type.pluralName), type] as const,
      [camelCase(type.singularName), type] as const,
    ]),
  )
  const schemaOf = (uid: string | null) =>
    uid === null ? null : (models.types.get(uid) ?? models.components.get(uid) ?? null)
  const ofRootField = (field: string) => byField.get(field) ?? null
  return {
    ofPlural: plural => byPlural.get(plural) ?? (plural === 'files' ? schemaOf(FILE) : null),
    ofRootField: field => ofRootField(field) ?? ofRootField(withoutVerb(field)),
    leadsTo: (schema, name) => schemaOf(targetOf(schema?.attributes.get(name))),
    component: uid => (typeof uid === 'string' ? (models.components.get(uid) ?? null) : null),
    pluralOf: schema => types.find(type => type.uid === schema?.uid)?.pluralName ?? null,
  }
}

const FILE = 'plugin::upload.file'

function targetOf(attribute: OracleAttribute | undefined): string | null {
  switch (attribute?.kind) {
    case 'relation':
      return attribute.target
    case 'media':
      return FILE
    case 'component':
      return attribute.component
    default:
      return null
  }
}

/** `post` of `createPost`. */
function withoutVerb(field: string): string {
  const [, first = '', rest = ''] = /^(?:create|update|delete)([A-Z])(.*)$/.exec(field) ?? []
  return first.toLowerCase() + rest
}
