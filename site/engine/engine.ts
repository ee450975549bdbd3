import type { Verdict } from '../../conformance/run/verdict.ts'
import type { Clause, Scenario } from '../../conformance/suite/clause.ts'
import type { Why } from '../../reference/index.ts'

export type { Why } from '../../reference/index.ts'

/**
 * The reference and the kit in a web worker, as pages see them: every call goes to the worker and comes back as plain
 * data. The first call loads the reference; nothing does before.
 */
export interface Engine {
  /** Opens a reference with a world in it. Rejects with an EngineError that says what is wrong with the world. */
  open(given: GivenWorld, variation?: Variation): Promise<OpenedWorld>
  /** Sends one request to an opened world. */
  ask(world: number, request: AskedRequest): Promise<Answer>
  /** The same with its reasons: what `assayer why --json` says. */
  why(world: number, request: AskedRequest): Promise<Why>
  /** Puts a world back as it was opened. */
  reset(world: number): Promise<void>
  close(world: number): Promise<void>
  /** Runs a scenario, as the suite has it or as somebody changed it, on a world of its own. */
  run(clause: Clause, scenario: Scenario, variation?: Variation): Promise<Outcome>
  /** The files of a world from what a real program exports: a `.tar.gz`, `.tar` or `.json`. */
  importExport(name: string, bytes: Uint8Array): Promise<ImportedWorld>
  /** What an upgrade of the platform does to the requests of a HAR, a log or an NDJSON, in the form that `assayer changes --json` has. */
  changes(
    traffic: { readonly name: string; readonly text: string },
    from: string,
    to: string,
  ): Promise<unknown>
}

/** How a reference may differ from the documented one. */
export interface Variation {
  readonly quirks?: readonly string[]
  readonly profile?: string
  readonly platformVersion?: string
}

/** A world of the suite by its name, or files by their path in a world's directory. */
export type GivenWorld =
  | { readonly name: string }
  | { readonly name: string; readonly files: Readonly<Record<string, string>> }

export interface OpenedWorld {
  /** By which it is asked. */
  readonly id: number
  readonly name: string
  readonly services: readonly ('content' | 'platform')[]
  readonly types: readonly TypeFacts[]
  /** Who can ask: `public`, `user:<username>`, `token:<name>`, `content-key`, `integration`, `session:<email>`. */
  readonly callers: readonly string[]
  /** The path of its GraphQL endpoint; null: it has none. */
  readonly graphql: string | null
  /** Milliseconds that it took to make. */
  readonly ms: number
}

/** A content-type of an opened world. */
export interface TypeFacts {
  readonly uid: string
  readonly kind: 'collection' | 'single'
  /** The path of its list or of its one entry: `/api/restaurants`. */
  readonly path: string
  readonly displayName: string
  readonly attributes: readonly { readonly name: string; readonly type: string; readonly target?: string }[]
  /** How many entries the world has. */
  readonly entries: number
  /** By what its entries are told apart, where the world says so. */
  readonly key: string | null
}

export interface AskedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A text is sent as it is, anything else as JSON; undefined: none. */
  readonly body?: unknown
  /** One of the world's callers; `public` unless given. */
  readonly as?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly text: string
  /** Undefined where the text is no JSON. */
  readonly json: unknown
  /** What was sent, with the caller's proof. */
  readonly sent: SentRequest
  /** Milliseconds in the worker. */
  readonly ms: number
}

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What became of a scenario. */
export interface Outcome {
  readonly verdict: Verdict
  /** Why there is no pass and no difference; null else. */
  readonly reason: string | null
  readonly steps: readonly TakenStep[]
  readonly ms: number
}

export interface TakenStep {
  readonly sent: SentRequest
  /** Null: there was none. */
  readonly answer: Omit<Answer, 'sent'> | null
  readonly expected: unknown
  readonly differences: readonly ShownDifference[]
}

/** One place in which an answer differs from what was expected. */
export interface ShownDifference {
  /** `body.data[0].attributes.name` */
  readonly path: string
  /** Not there: nothing was expected. */
  readonly expected?: unknown
  /** Not there: there was nothing. */
  readonly actual?: unknown
}

export interface ImportedWorld {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** What could not be had from the export, in sentences. */
  readonly notes: readonly string[]
}

/** A mistake of whoever asks, in words for them. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}
