import type { GraphQLFormattedError } from 'graphql'
import type { Arguments, GraphqlContext } from '../../../content/graphql/context.ts'
import type { RequestReader } from '../../../content/graphql/http/readers.ts'
import type { FixedOperation } from '../../../content/graphql/operations/fixed-operation.ts'
import type { GraphqlFilterOperator } from '../../../content/graphql/resolve/filter-operators.ts'
import type { WindowRule } from '../../../content/graphql/resolve/pagination.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeGraphql, changeOperation } from './change-graphql.ts'

type Change = (units: Units) => Units

/** A query or mutation of content-types that makes something else of what is asked and of what is found. */
export function changeAnswer(
  clause: string,
  answer: (resolve: (args: Arguments) => unknown, args: Arguments) => unknown,
): Change {
  return changeOperation(clause, rule => ({
    ...rule,
    operation: (type, scope) => {
      const operation = rule.operation(type, scope)
      return {
        ...operation,
        resolve: (source, args, context, info) =>
          answer(given => operation.resolve(source, given, context, info), args),
      }
    },
  }))
}

/** A query or mutation that a plugin brings, changed. */
export function changeFixed(
  clause: string,
  change: (operation: FixedOperation) => Partial<FixedOperation>,
): Change {
  return changeGraphql(({ fixedOperations }) => ({
    fixedOperations: replaceUnit(fixedOperations, clause, operation => ({
      ...operation,
      ...change(operation),
    })),
  }))
}

/** A query or mutation that a plugin brings, without one field of its answer. */
export function withholdField(clause: string, field: string): Change {
  return changeFixed(clause, ({ resolve }) => ({
    resolve: async (source, args, context: GraphqlContext, info) => ({
      ...Object(await resolve(source, args, context, info)),
      [field]: null,
    }),
  }))
}

/** A query or mutation that a plugin brings, open to everybody. */
export function openToAll(clause: string): Change {
  return changeFixed(clause, () => ({ permission: null }))
}

/** A filter operator that stands for another one of REST. */
export function changeOperator(clause: string, means: GraphqlFilterOperator['means']): Change {
  return changeGraphql(({ filterOperators }) => ({
    filterOperators: replaceUnit(filterOperators, clause, operator => ({ ...operator, means })),
  }))
}

/** One way to say which items a list returns, changed. */
export function changeWindow(clause: string, change: (rule: WindowRule) => Partial<WindowRule>): Change {
  return changeGraphql(({ windows }) => ({
    windows: replaceUnit(windows, clause, rule => ({ ...rule, ...change(rule) })),
  }))
}

/** One way to send a request, changed. */
export function changeReader(
  clause: string,
  change: (reader: RequestReader) => Partial<RequestReader>,
): Change {
  return changeGraphql(({ readers }) => ({
    readers: replaceUnit(readers, clause, reader => ({ ...reader, ...change(reader) })),
  }))
}

/** Errors of one kind, shown otherwise. */
export function changeError(
  clause: string,
  change: (shown: GraphQLFormattedError) => GraphQLFormattedError,
): Change {
  return changeGraphql(({ errors }) => ({
    errors: replaceUnit(errors, clause, rule => ({
      ...rule,
      show: (error, setting) => change(rule.show(error, setting)),
    })),
  }))
}

/** Errors of one kind under another code. */
export function changeCode(clause: string, code: string): Change {
  return changeError(clause, shown => ({ ...shown, extensions: { ...shown.extensions, code } }))
}
