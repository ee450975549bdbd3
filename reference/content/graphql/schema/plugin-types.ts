import { extendType, list, nonNull } from 'nexus'
import { accountTypes } from '../operations/accounts/types.ts'
import { fileInfoInput } from '../operations/files/operations.ts'
import type { FixedOperation } from '../operations/fixed-operation.ts'
import type { Definition } from './definitions/definition-rule.ts'
import { nexusArguments } from './nexus-fields.ts'

/** The types and root fields that plugins bring, whatever the models are. */
export function pluginTypes(operations: readonly FixedOperation[]) {
  return [fileInfoInput(), ...accountTypes(), ...operations.map(rootField)] satisfies readonly (
    | Definition
    | ReturnType<typeof rootField>
  )[]
}

function rootField(operation: FixedOperation) {
  const { parent, name, description, args, resolve } = operation
  return extendType({
    type: parent,
    definition(t) {
      const type = fieldType(operation)
      t.field(name, { type, args: nexusArguments(args), resolve, ...(description && { description }) })
    },
  })
}

function fieldType(operation: FixedOperation) {
  const type = operation.list ? list(operation.type) : operation.type
  return operation.nonNull ? nonNull(type) : type
}
