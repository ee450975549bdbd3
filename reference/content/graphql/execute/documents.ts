import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import type { Phase } from '../errors/show-error.ts'
import { checkDocumentLimits, type DocumentLimit } from '../limits/document-limits.ts'
import { inOneWalk } from './one-walk.ts'

/** A document that can be executed, or why it cannot. */
export type ReadDocument =
  | { readonly document: DocumentNode }
  | { readonly phase: Phase; readonly errors: readonly GraphQLError[] }

/** What documents are checked against. */
export interface DocumentChecks {
  readonly schema: GraphQLSchema
  readonly limits: readonly DocumentLimit[]
  /** Rules that bound what a document can cost; the others only run on a document that passes them. */
  readonly bounds: readonly ValidationRule[]
}

/** What GraphQL itself asks of a document. */
const LANGUAGE: readonly ValidationRule[] = [inOneWalk(specifiedRules)]

const MOST_DOCUMENTS = 2_000
const MOST_CHARACTERS = 2_000_000

/** Parses and validates documents, and remembers the outcome by the document's text. */
export class Documents {
  readonly #checks: DocumentChecks
  readonly #known = new Map<string, ReadDocument>()
  #characters = 0

  constructor({ bounds, ...checks }: DocumentChecks) {
    this.#checks = { ...checks, bounds: [inOneWalk(bounds)] }
  }

  read(text: string): ReadDocument {
    const known = this.#known.get(text)
    if (known) return known
    const read = readDocument(text, this.#checks)
    this.#remember(text, read)
    return read
  }

  /** The same without looking up what was remembered, so that every rule is asked. */
  readAnew(text: string): ReadDocument {
    return readDocument(text, this.#checks)
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

function readDocument(text: string, { schema, limits, bounds }: DocumentChecks): ReadDocument {
  try {
    checkDocumentLimits(text, limits)
    const document = parse(text)
    const beyond = validate(schema, document, bounds)
    const errors = beyond.length > 0 ? beyond : validate(schema, document, LANGUAGE)
    return errors.length > 0 ? { phase: 'validation', errors } : { document }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { phase: 'parsing', errors: [error] }
  }
}
