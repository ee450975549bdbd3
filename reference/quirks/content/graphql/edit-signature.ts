import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import type { Argument, ArgumentRule } from '../../../content/graphql/schema/arguments/argument.ts'
import { argumentRules } from '../../../content/graphql/schema/arguments/rules.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { unitOf } from '../../change-unit.ts'
import { everywhere, onlyIn, type Where } from './edit-type.ts'

/** The rule of an argument of lists. */
export function argument(name: string): ArgumentRule {
  return unitOf(argumentRules, `content.graphql.arguments.${name}`)
}

/** An argument of lists that is otherwise. */
export function otherwise(change: Partial<Argument>, where = everywhere) {
  return ({ argument }: ArgumentRule): Partial<ArgumentRule> => ({
    argument: schema => ({ ...argument(schema), ...(where(schema) && change) }),
  })
}

/** An argument that some lists do not take. */
export function appliesNot(where: Where) {
  return ({ applies }: ArgumentRule): Partial<ArgumentRule> => ({
    applies: (schema, isQuery) => applies(schema, isQuery) && !where(schema),
  })
}

/** A query or mutation with one argument otherwise. */
export function taking(name: string, change: Partial<Argument>, where = everywhere) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const usual = operation(type, scope)
      if (!where(type)) return usual
      const args = usual.args.map(it => (it.name === name ? { ...it, ...change } : it))
      return { ...usual, args }
    },
  })
}

/** A query or mutation that returns another type. */
export function returning(name: (type: ContentType) => string, where = everywhere) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const usual = operation(type, scope)
      return where(type) ? { ...usual, type: name(type) } : usual
    },
  })
}

/** A query or mutation that one type does not have. */
export function absentIn(type: string) {
  const where = onlyIn(type)
  return ({ applies }: OperationRule): Partial<OperationRule> => ({
    applies: candidate => applies(candidate) && !where(candidate),
  })
}
