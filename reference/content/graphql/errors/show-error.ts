import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { ContentError } from '../../errors.ts'

/** At which step of answering an error came up. */
export type Phase = 'parsing' | 'validation' | 'variables' | 'execution'

/** How an error of some kind is shown. */
export interface ErrorRule {
  readonly clause: string
  readonly applies: (error: GraphQLError, phase: Phase) => boolean
  readonly show: (error: GraphQLError, setting: ErrorSetting) => GraphQLFormattedError
}

/** Where an error is shown. */
export interface ErrorSetting {
  readonly production: boolean
}

/** An error with its place in the document and in the answer. */
function placed(error: GraphQLError, code: string): GraphQLFormattedError {
  const { message, locations, path, extensions } = error
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { ...extensions, code: extensions.code ?? code },
  }
}

/** content.graphql.errors.parsing: a document that cannot be parsed (observed). */
const parsing: ErrorRule = {
  clause: 'content.graphql.errors.parsing',
  applies: (_error, phase) => phase === 'parsing',
  show: error => placed(error, 'GRAPHQL_PARSE_FAILED'),
}

/** content.graphql.errors.validation: a document that does not fit the schema, or goes beyond a limit (observed). */
const validation: ErrorRule = {
  clause: 'content.graphql.errors.validation',
  applies: (_error, phase) => phase === 'validation',
  show: error => placed(error, 'GRAPHQL_VALIDATION_FAILED'),
}

/** content.graphql.errors.variables: variables that do not fit the document (observed). */
const variables: ErrorRule = {
  clause: 'content.graphql.errors.variables',
  applies: (_error, phase) => phase === 'variables',
  show: error => placed(error, 'BAD_USER_INPUT'),
}

/** An error of the service, or of an extension: it has a name and details. */
interface TypedError {
  readonly name: string
  readonly message: string
  readonly details: unknown
}

function typed({ originalError }: GraphQLError): TypedError | null {
  if (!originalError || !('details' in originalError) || !/Error$/.test(originalError.name)) return null
  if (originalError instanceof ContentError && originalError.status >= 500) return null
  const { name, message, details } = originalError
  return { name, message, details }
}

/** Without its place, as observed: its kind, message and details. */
function withDetails(error: TypedError, code: string): GraphQLFormattedError {
  const { name, message, details } = error
  return { message, extensions: { error: { name, message, details: details ?? {} }, code } }
}

function rule(
  clause: string,
  applies: (error: TypedError) => boolean,
  code: (error: TypedError) => string,
): ErrorRule {
  return {
    clause,
    applies: error => {
      const known = typed(error)
      return known !== null && applies(known)
    },
    show: error => {
      const known = typed(error)
      return known ? withDetails(known, code(known)) : placed(error, 'INTERNAL_SERVER_ERROR')
    },
  }
}

const FORBIDDEN = new Set(['ForbiddenError', 'UnauthorizedError', 'PolicyError'])
const INVALID = new Set(['ValidationError', 'YupValidationError'])

/** content.graphql.errors.forbidden: what the caller may not have (observed). */
const forbidden = rule(
  'content.graphql.errors.forbidden',
  ({ name }) => FORBIDDEN.has(name),
  () => 'FORBIDDEN',
)

/** content.graphql.errors.bad-user-input: a value or a name that cannot be used (observed). */
const badUserInput = rule(
  'content.graphql.errors.bad-user-input',
  ({ name }) => INVALID.has(name),
  () => 'BAD_USER_INPUT',
)

/** content.graphql.errors.service: every other error of the service, under its own name (observed). */
const service = rule(
  'content.graphql.errors.service',
  () => true,
  ({ name }) => `STRAPI_${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`,
)

/**
 * content.graphql.errors.masked: An error inside of the service, and one of an extension that carries data of its
 * own, is hidden, since nobody said that the caller may see it (observed).
 */
const masked: ErrorRule = {
  clause: 'content.graphql.errors.masked',
  applies: ({ originalError }) =>
    originalError !== undefined &&
    !(originalError instanceof GraphQLError) &&
    Object.keys(originalError).some(key => key !== 'extensions'),
  show: () => ({ message: 'Internal Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }),
}

/** content.graphql.errors.plain: any other error tells its message and its place (observed). */
const plain: ErrorRule = {
  clause: 'content.graphql.errors.plain',
  applies: () => true,
  show: error => placed(error, 'INTERNAL_SERVER_ERROR'),
}

/** The first that applies shows an error. */
export const errorRules: readonly ErrorRule[] = [
  parsing,
  validation,
  variables,
  forbidden,
  badUserInput,
  service,
  masked,
  plain,
]

interface Showing {
  readonly rules: readonly ErrorRule[]
}

/** Shows an error by the first rule that applies. A broken invariant is our own fault and goes on. */
export function showError(
  error: GraphQLError,
  phase: Phase,
  { rules, production }: ErrorSetting & Showing,
): GraphQLFormattedError {
  if (error.originalError?.message.startsWith('invariant:')) throw error.originalError
  const found = rules.find(candidate => candidate.applies(error, phase))
  if (!found) throw new Error('invariant: no rule shows an error')
  return found.show(error, { production })
}
