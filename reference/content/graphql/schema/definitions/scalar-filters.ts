import { inputObjectType, list } from 'nexus'
import type { GraphqlFilterOperator } from '../../resolve/filter-operators.ts'
import { scalarFilterName } from '../naming.ts'
import type { Definition } from './definition-rule.ts'

const FILTERED_SCALARS = [
  'ID',
  'Boolean',
  'String',
  'Int',
  'Long',
  'Float',
  'Date',
  'Time',
  'DateTime',
  'JSON',
]

/** `StringFilterInput` and the like: a field for each operator. */
export function scalarFilters(operators: readonly GraphqlFilterOperator[]): readonly Definition[] {
  return FILTERED_SCALARS.map(scalar =>
    inputObjectType({
      name: scalarFilterName(scalar),
      definition(t) {
        for (const { name, operand } of operators) t.field(name, { type: operandType(operand, scalar) })
      },
    }),
  )
}

function operandType(operand: GraphqlFilterOperator['operand'], scalar: string) {
  switch (operand) {
    case 'value':
      return scalar
    case 'list':
      return list(scalar)
    case 'presence':
      return 'Boolean'
    case 'filter':
      return scalarFilterName(scalar)
  }
}
