import { extendType } from 'nexus'
import type { ContentType } from '../../model/types.ts'
import type { Operation, OperationRule } from '../operations/operation-rule.ts'
import { inputFields } from './definitions/input-type.ts'
import { inputName, isContentType } from './naming.ts'
import { nexusArguments } from './nexus-fields.ts'
import { type SchemaScope, shownSchemas } from './scope.ts'

/** A root field of the generated schema. */
export interface RootField {
  readonly parent: 'Query' | 'Mutation'
  readonly name: string
  readonly operation: Operation
  /** The action that a caller must be granted. */
  readonly permission: string
}

/** The root fields of every content-type, less what extensions have switched off. */
export function rootFields(scope: SchemaScope): readonly RootField[] {
  return shownSchemas(scope)
    .filter(isContentType)
    .flatMap(type => scope.units.operations.flatMap(rule => rootField(rule, type, scope)))
}

function rootField(rule: OperationRule, type: ContentType, scope: SchemaScope): readonly RootField[] {
  const { parent } = rule
  if (!rule.applies(type) || !isSwitchedOn(rule, type, scope)) return []
  const operation = rule.operation(type, scope)
  if (!canBeWritten(operation, type, scope)) return []
  return [
    {
      parent,
      name: rule.name(type),
      operation,
      permission: scope.units.operationAuth.permission(type, rule),
    },
  ]
}

function isSwitchedOn({ parent, action }: OperationRule, { uid }: ContentType, scope: SchemaScope): boolean {
  const { queries, mutations } = scope.shadowCrud.type(uid)
  return (parent === 'Query' ? queries : mutations) && scope.shadowCrud.isActionEnabled(uid, action)
}

/** A type without anything to write has no input type, so there is no mutation that takes one. */
function canBeWritten({ args }: Operation, type: ContentType, scope: SchemaScope): boolean {
  return inputFields(type, scope).size > 0 || args.every(argument => argument.type !== inputName(type))
}

/** The root fields as the schema builder takes them. */
export function rootFieldTypes(fields: readonly RootField[]) {
  return fields.map(({ parent, name, operation: { type, args, resolve } }) =>
    extendType({
      type: parent,
      definition(t) {
        t.field(name, { type, args: nexusArguments(args), resolve })
      },
    }),
  )
}
