import type { Statement } from './statements.ts'

/** Words by which a sentence may ask for less than that something is so, in the documentation or in our own words. */
const HEDGES = new RegExp(
  `\\b(?:${[
    ...['should', 'may', 'might', 'can', 'could', 'recommend\\w*', 'advis\\w*', 'suggest\\w*', 'prefer\\w*'],
    ...[
      'optional(?:ly)?',
      'by default',
      'usually',
      'generally',
      'typically',
      'normally',
      'often',
      'sometimes',
    ],
    ...['attempt\\w*', 'tries', 'inconsistent\\w*', 'allowed', 'possible', 'possibly', 'configurable'],
    ...['deprecat\\w*', 'experimental', 'such as'],
  ].join('|')})\\b`,
  'i',
)

/** The first such word of a text; null: it says how things are. */
export function hedgeIn(text: string): string | null {
  return HEDGES.exec(text)?.[0] ?? null
}

/**
 * What is open about statements that do not plainly say how things are: a sentence each. `textOf` gives a statement's
 * words by its id; what it does not know is passed over, and so is what no scenario could be about.
 */
export function unreadHedges(
  statements: readonly Statement[],
  textOf: (statement: Statement) => string | undefined,
): readonly string[] {
  return statements.flatMap(statement => {
    const { id, silent, untestable, reading } = statement
    const word = hedgeIn(textOf(statement) ?? '')
    if (word === null || reading || silent !== null || untestable !== null) return []
    return [`${id} says “${word}”, and has no reading: must it be so, should it, or may it?`]
  })
}
