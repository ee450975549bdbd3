import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { ContentError } from '../../../content/errors.ts'
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
    errors: errors.map(traced),
  })),
}

/** What stands below the first line is the program's own, and differs from one installation to the next. */
function traced(rule: ErrorRule): ErrorRule {
  return {
    ...rule,
    show: (error, setting) => {
      const shown = rule.show(error, setting)
      if (setting.production) return shown
      if (!TRACED.has(rule.clause) && !isUnforeseen(shown)) return shown
      const exception = { ...thrownKeys(rule, error), stacktrace: [firstLine(error, shown.message)] }
      return { ...shown, extensions: { ...shown.extensions, exception } }
    },
  }
}

/** What is inside of the service, and told all the same. */
function isUnforeseen({ message, extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === 'INTERNAL_SERVER_ERROR' && message !== 'Internal Server Error'
}

/** What scalars throw has a key that can be read off it: its message. */
function thrownKeys({ clause }: ErrorRule, { originalError }: GraphQLError): { readonly message?: string } {
  const isThrown = clause === 'content.graphql.errors.plain' && originalError instanceof GraphQLError
  return isThrown ? { message: originalError.message } : {}
}

function firstLine({ originalError, message, name }: GraphQLError, told: string): string {
  if (originalError instanceof ContentError) return `Error: ${told}`
  return originalError ? `${originalError.name}: ${originalError.message}` : `${name}: ${message}`
}
