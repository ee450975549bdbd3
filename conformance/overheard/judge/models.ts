import type { OracleAttribute, OracleSchema, OracleWorld, ShownValue } from '../../targets/oracle.ts'

/** What the models of a world say of the attributes of its types; without models what was seen must do. */
export interface Models {
  /** The type of a scalar attribute. Undefined: nothing is known of it. */
  readonly typeOf: (kind: string, name: string) => ShownValue['types'][number] | undefined
  /** Attributes that are shown only when they are populated. */
  readonly structures: (kind: string) => readonly string[]
  /** Whether a relation, or one of those on a way of them, may lead to entries of several types; if unknown, it may. */
  readonly mayBePolymorphic: (kind: string, way: readonly string[]) => boolean
}

export const NO_MODELS: Models = {
  typeOf: () => undefined,
  structures: () => [],
  mayBePolymorphic: () => true,
}

/** The models of a world, by the plural names under which lists are read. */
export function modelsOf({ models }: Pick<OracleWorld, 'models'>): Models {
  const collections = [...models.types.values()].filter(it => it.kind === 'collectionType')
  const attributes = new Map(
    collections.map(({ pluralName, attributes: its }) => [
      pluralName,
      [...its.values()].filter(it => !it.private),
    ]),
  )
  return {
    typeOf: (kind, name) => {
      const attribute = attributes.get(kind)?.find(it => it.name === name)
      return attribute?.kind === 'scalar' ? attribute.type : undefined
    },
    structures: kind => {
      const its = attributes.get(kind) ?? []
      return its.filter(it => it.kind !== 'scalar').map(({ name }) => name)
    },
    mayBePolymorphic: (kind, way) => {
      let at: OracleSchema | undefined = collections.find(({ pluralName }) => pluralName === kind)
      for (const name of way) {
        const attribute = at?.attributes.get(name)
        const uid = attribute?.kind === 'component' ? attribute.component : targetOf(attribute)
        at = uid === null ? undefined : (models.types.get(uid) ?? models.components.get(uid))
        if (!at) return true
      }
      return false
    },
  }
}

function targetOf(attribute: OracleAttribute | undefined): string | null {
  return attribute?.kind === 'relation' ? attribute.target : null
}
