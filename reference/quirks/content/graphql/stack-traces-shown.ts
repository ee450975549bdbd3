import type { GraphQLError } from 'graphql'
import type { ErrorRule } from '../../../content/graphql/errors/show-error.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** Rules whose errors come from where a stack trace is attached. */
const TRACED = new Set([
  'content.graphql.errors.parsing',
  'content.graphql.errors.validation',
  'content.graphql.errors.variables',
  'content.graphql.errors.plain',
])

/** UNDOCUMENTED: outside of production, errors that are no errors of the service show where in the code they arose. */
export const stackTracesShown: Quirk = {
  id: 'content.graphql.errors.plain.stack-traces',
  clause: 'content.graphql.errors.plain',
  says: 'errors tell where in the code they arose',
  apply: changeGraphql(({ errors }) => ({
    errors: errors.map(rule => (TRACED.has(rule.clause) ? traced(rule) : rule)),
  })),
}

/** What stands below the first line is the program's own, and differs from one installation to the next. */
function traced(rule: ErrorRule): ErrorRule {
  return {
    ...rule,
    show: error => {
      const shown = rule.show(error)
      return { ...shown, extensions: { ...shown.extensions, exception: { stacktrace: [firstLine(error)] } } }
    },
  }
}

function firstLine({ originalError, message, name }: GraphQLError): string {
  return originalError ? `${originalError.name}: ${originalError.message}` : `${name}: ${message}`
}
