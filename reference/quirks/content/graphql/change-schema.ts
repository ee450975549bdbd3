import type { ArgumentRule } from '../../../content/graphql/schema/arguments/argument.ts'
import type { AttributeRule } from '../../../content/graphql/schema/attribute-rule.ts'
import type { DefinitionRule } from '../../../content/graphql/schema/definitions/definition-rule.ts'
import type { InternalTypeRule } from '../../../content/graphql/schema/definitions/internal-types.ts'
import type { ScalarTypeRule } from '../../../content/graphql/schema/scalar-types.ts'
import type { Schema } from '../../../content/model/types.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeGraphql } from './change-graphql.ts'

type Change = (units: Units) => Units

/** Attributes of some types have another scalar, or show their values otherwise. */
export function changeScalar(clause: string, changed: Partial<ScalarTypeRule>): Change {
  return changeGraphql(({ scalarTypes }) => ({
    scalarTypes: replaceUnit(scalarTypes, clause, rule => ({ ...rule, ...changed })),
  }))
}

/** Attributes of one kind become other fields. */
export function changeAttribute(
  clause: string,
  change: (rule: AttributeRule) => Partial<AttributeRule>,
): Change {
  return changeGraphql(({ attributes }) => ({
    attributes: replaceUnit(attributes, clause, rule => ({ ...rule, ...change(rule) })),
  }))
}

/** One of the types of each content-type is defined otherwise. */
export function changeDefinition(clause: string, define: DefinitionRule['define']): Change {
  return changeGraphql(({ definitions }) => ({
    definitions: replaceUnit(definitions, clause, rule => ({ ...rule, define })),
  }))
}

/** One of the types of each content-type is made as if an attribute were not there. */
export function withoutAttribute(clause: string, name: string): Change {
  const without = (schema: Schema): Schema => ({
    ...schema,
    attributes: new Map([...schema.attributes].filter(([attribute]) => attribute !== name)),
  })
  return changeGraphql(({ definitions }) => ({
    definitions: replaceUnit(definitions, clause, rule => ({
      ...rule,
      define: (schema, scope) => rule.define(without(schema), scope),
    })),
  }))
}

/** A type that is there once is defined otherwise. */
export function changeInternalType(
  clause: string,
  change: (rule: InternalTypeRule) => InternalTypeRule['define'],
): Change {
  return changeGraphql(({ internalTypes }) => ({
    internalTypes: replaceUnit(internalTypes, clause, rule => ({ ...rule, define: change(rule) })),
  }))
}

/** Fields that return entries take an argument otherwise, or not at all. */
export function changeArgument(
  clause: string,
  change: (rule: ArgumentRule) => Partial<ArgumentRule>,
): Change {
  return changeGraphql(units => ({
    arguments: replaceUnit(units.arguments, clause, rule => ({ ...rule, ...change(rule) })),
  }))
}
