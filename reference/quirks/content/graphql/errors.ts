import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { ContentError, MisuseError } from '../../../content/errors.ts'
import { type ErrorRule, errorRules } from '../../../content/graphql/errors/show-error.ts'
import type { Units } from '../../../units/units.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** How databases quote names in SQL. */
const SQL_QUOTES = [
  ['sql-text', '`', 'SQLite'],
  ['quoted-sql-text', '"', 'PostgreSQL'],
] as const

/** What servers do wrong with errors. */
export const errorQuirks: readonly Quirk[] = [
  ...deviations(errorRule('parsing'), [
    ['bad-request', 'a document that cannot be parsed has the code BAD_REQUEST', coded('BAD_REQUEST')],
  ]),
  ...deviations(errorRule('validation'), [
    ['without-places', 'errors of a document have no places', telling(({ locations: _, ...shown }) => shown)],
  ]),
  ...deviations(errorRule('variables'), [
    [
      'as-validation',
      'variables that do not fit have the code of a document that does not',
      coded('GRAPHQL_VALIDATION_FAILED'),
    ],
  ]),
  ...deviations(errorRule('forbidden'), [
    ['unauthenticated', 'what a caller may not have has the code UNAUTHENTICATED', coded('UNAUTHENTICATED')],
  ]),
  ...deviations(errorRule('bad-user-input'), [
    [
      'without-details',
      'what is wrong with a value is not told',
      telling(({ message, extensions }) => ({ message, extensions: { code: extensions?.code } })),
    ],
  ]),
  // UNDOCUMENTED: what the query builder refuses, and no check before it, is an error inside of the service.
  {
    id: 'content.graphql.errors.bad-user-input.masked',
    clause: 'content.graphql.errors.bad-user-input',
    says: 'operands and directions that cannot be used are an error inside of the service',
    apply: units => withFirst(units, maskedFault),
  },
  // UNDOCUMENTED: `and` and `or` are in every scalar's filter input, and fail as something that nobody foresaw.
  {
    id: 'content.graphql.errors.bad-user-input.attribute-groups',
    clause: 'content.graphql.errors.bad-user-input',
    says: 'and and or under an attribute are an error inside of the service',
    apply: units => withFirst(units, undefinedOperator),
  },
  // UNDOCUMENTED: without an id the query cannot even be written, and the error shows as much of it as there is.
  ...SQL_QUOTES.map(([wrong, quote, database]) => ({
    id: `content.graphql.errors.bad-user-input.${wrong}`,
    clause: 'content.graphql.errors.bad-user-input',
    says: `an entry that is asked for without an id is an error that shows SQL as ${database} has it`,
    apply: (units: Units) => withFirst(units, unwrittenQuery(quote)),
  })),
  ...deviations(errorRule('service'), [
    [
      'internal',
      'other errors of the service have the code INTERNAL_SERVER_ERROR',
      coded('INTERNAL_SERVER_ERROR'),
    ],
  ]),
  ...deviations(errorRule('plain'), [
    ['masked', 'an error that a resolver throws is hidden', telling(() => MASKED)],
  ]),
  // UNDOCUMENTED: outside of production, errors that are no errors of the service show where in the code they arose.
  {
    id: 'content.graphql.errors.plain.stack-traces',
    clause: 'content.graphql.errors.plain',
    says: 'errors tell where in the code they arose',
    apply: units => rulesOf(units).reduce((changed, rule) => withUnit(changed, rule, traced), units),
  },
]

/** The rule for errors of a kind; it has no name of its own. */
export function errorRule(kind: string): ErrorRule {
  return unitOf(errorRules, `content.graphql.errors.${kind}`)
}

/** Errors of one kind, shown otherwise. */
export function telling(change: (shown: GraphQLFormattedError) => GraphQLFormattedError) {
  return ({ show }: ErrorRule): Partial<ErrorRule> => ({
    show: (error, setting) => change(show(error, setting)),
  })
}

function coded(code: string) {
  return telling(shown => ({ ...shown, extensions: { ...shown.extensions, code } }))
}

const MASKED: GraphQLFormattedError = {
  message: 'Internal Server Error',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
}

const maskedFault: ErrorRule = {
  clause: 'content.graphql.errors.bad-user-input',
  applies: ({ originalError }) => originalError instanceof MisuseError,
  show: () => MASKED,
}

const NO_ID = 'Missing parameter id'

function unwrittenQuery(quote: string): ErrorRule {
  const column = ['t0', 'id'].map(name => `${quote}${name}${quote}`).join('.')
  return {
    clause: 'content.graphql.errors.bad-user-input',
    applies: ({ originalError }) => originalError?.message === NO_ID,
    show: ({ locations, path }) => ({
      message: `Undefined binding(s) detected when compiling WHERE. Undefined column(s): [t0.id] query: where ${column} = ?`,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }),
  }
}

const CANNOT_STAND = /^Invalid filters: (\$(?:and|or)) cannot stand under the attribute /

const undefinedOperator: ErrorRule = {
  clause: 'content.graphql.errors.bad-user-input',
  applies: ({ originalError }) => CANNOT_STAND.test(originalError?.message ?? ''),
  show: ({ originalError, locations, path }) => ({
    message: `Undefined attribute level operator ${CANNOT_STAND.exec(originalError?.message ?? '')?.[1]}`,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }),
}

function withFirst({ content, platform }: Units, rule: ErrorRule): Units {
  const errors = [rule, ...content.graphql.errors]
  return { platform, content: { ...content, graphql: { ...content.graphql, errors } } }
}

/** The documented rules, and of those that quirks put before them the one whose errors can have a trace. */
function rulesOf({ content }: Units): readonly ErrorRule[] {
  return content.graphql.errors.includes(undefinedOperator) ? [undefinedOperator, ...errorRules] : errorRules
}

/** Rules whose errors come from where a stack trace is attached. */
const TRACED = new Set(
  ['parsing', 'validation', 'variables', 'plain'].map(kind => `content.graphql.errors.${kind}`),
)

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

/** What is inside of the service, and told anyway. */
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
