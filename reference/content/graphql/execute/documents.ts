import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
} from 'graphql'
import type { Phase } from '../errors/show-error.ts'
import { checkDocumentLimits, type DocumentLimit } from '../limits/document-limits.ts'
import { type Check, inOneWalk } from './one-walk.ts'

/** A document that can be executed, or why it cannot. */
export type ReadDocument =
  | { readonly document: DocumentNode }
  | { readonly phase: Phase; readonly errors: readonly GraphQLError[] }

/** What documents are checked against. */
export interface DocumentRules {
  readonly schema: GraphQLSchema
  readonly limits: readonly DocumentLimit[]
  /** Rules that bound what a document can cost; the others only run on a document that passes them. */
  readonly bounds: readonly ValidationRule[]
}

/** What GraphQL itself asks of a document. */
const isLanguage = inOneWalk(specifiedRules)

const MOST_DOCUMENTS = 2_000
const MOST_CHARACTERS = 2_000_000

/** Parses and validates documents, and remembers the outcome by the document's text. */
export class Documents {
  readonly #read: (text: string) => ReadDocument
  readonly #known = new Map<string, ReadDocument>()
  #characters = 0

  constructor({ schema, limits, bounds }: DocumentRules) {
    const checks = [inOneWalk(bounds), isLanguage]
    this.#read = text => readDocument(text, { schema, limits, checks })
  }

  read(text: string): ReadDocument {
    const known = this.#known.get(text)
    if (known) return known
    const read = this.#read(text)
    this.#remember(text, read)
    return read
  }

  /** The same without looking up what was remembered, so that every rule is asked. */
  readAnew(text: string): ReadDocument {
    return this.#read(text)
  }

  /** The oldest are forgotten first. */
  #remember(text: string, read: ReadDocument): void {
    this.#known.set(text, read)
    this.#characters += text.length
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_DOCUMENTS && this.#characters <= MOST_CHARACTERS) break
      this.#known.delete(oldest)
      this.#characters -= oldest.length
    }
  }
}

interface Reading extends Omit<DocumentRules, 'bounds'> {
  /** A document that does not pass one is not given to the next. */
  readonly checks: readonly Check[]
}

function readDocument(text: string, { schema, limits, checks }: Reading): ReadDocument {
  try {
    checkDocumentLimits(text, limits)
    const document = parse(text)
    for (const check of checks) {
      const errors = check(schema, document)
      if (errors.length > 0) return { phase: 'validation', errors }
    }
    return { document }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { phase: 'parsing', errors: [error] }
  }
}
