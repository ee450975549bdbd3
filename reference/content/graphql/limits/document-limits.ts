import { GraphQLError, Lexer, Source, type Token, TokenKind } from 'graphql'

/** What a document is measured by before it is parsed, so that no document can make the parser run long or deep. */
export interface DocumentMeasure {
  readonly tokens: number
  /** Deepest nesting of braces, brackets and parentheses. */
  readonly nesting: number
}

/** A bound on documents. */
export interface DocumentLimit {
  readonly clause: string
  readonly most: number
  readonly of: keyof DocumentMeasure
  /** What is said of a document that has more. */
  readonly exceeded: (most: number) => string
}

/** content.graphql.limits.tokens: a document has at most 20,000 tokens. */
const tokens: DocumentLimit = {
  clause: 'content.graphql.limits.tokens',
  most: 20_000,
  of: 'tokens',
  exceeded: most => `The document has more than ${most} tokens`,
}

/** content.graphql.limits.nesting: braces, brackets and parentheses nest at most 200 deep. */
const nesting: DocumentLimit = {
  clause: 'content.graphql.limits.nesting',
  most: 200,
  of: 'nesting',
  exceeded: most => `The document has more than ${most} levels of nesting`,
}

export const documentLimits: readonly DocumentLimit[] = [tokens, nesting]

/**
 * Measures a document, and stops at the first limit that it exceeds.
 * Throws a GraphQLError: for a limit, and for characters that are no tokens.
 */
export function checkDocumentLimits(text: string, limits: readonly DocumentLimit[]): void {
  const lexer = new Lexer(new Source(text))
  let measure: DocumentMeasure = { tokens: 0, nesting: 0 }
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    measure = { tokens: measure.tokens + 1, nesting: measure.nesting + (STEP.get(token.kind) ?? 0) }
    const exceeded = limits.find(limit => measure[limit.of] > limit.most)
    if (exceeded) throw tooMuch(exceeded, lexer.source, token)
  }
}

const STEP: ReadonlyMap<TokenKind, number> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
])

function tooMuch(limit: DocumentLimit, source: Source, { start }: Token): GraphQLError {
  return new GraphQLError(limit.exceeded(limit.most), { source, positions: [start] })
}
