import type { OracleWorld, ShownValue } from '../../targets/oracle.ts'

/** What the models of a world say of the attributes of its types; without models what was seen must do. */
export interface Models {
  /** The type of a scalar attribute. Undefined: nothing is known of it. */
  readonly typeOf: (kind: string, name: string) => ShownValue['types'][number] | undefined
  /** Attributes that are shown only when they are populated. */
  readonly structures: (kind: string) => readonly string[]
}

export const NO_MODELS: Models = { typeOf: () => undefined, structures: () => [] }

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
  }
}
