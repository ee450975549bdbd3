import type { AbstractQuery } from '../agreement/abstract-query.ts'
import type { Expectation } from '../compare/expectation.ts'
import type { LiftDocument } from './lift-document.ts'

export const SERVICES = ['content', 'platform'] as const
export type Service = (typeof SERVICES)[number]

/** A real program's answer as the source of an observed clause. */
export interface Observation {
  readonly program: string
  readonly version: string
  /** What it kept its data in; undefined: that has no say, or is not known. */
  readonly database?: string
  /** The last day on which it was seen, YYYY-MM-DD. Undefined in older reports. */
  readonly date?: string
  /** Recordings by their ids, requests that were sent, a source. */
  readonly evidence: string
}

/** A statement id of the documentation (`content/…`, `platform/…`), or an observation. */
export type Source = string | Observation

export type ClauseStatus = 'documented' | 'observed' | 'assumed'

/**
 * How much a sentence of the documentation asks of a server. `must`: it is so. `should`: it is recommended, or tried.
 * `may`: a server can do without; where it does not, it keeps what the sentence promises.
 */
export const STRENGTHS = ['must', 'should', 'may'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The weakest sentences of the documentation that fail when they are broken; what breaks a weaker one is warned of. */
export const FAIL_ON = ['must', 'should'] as const satisfies readonly Strength[]
export type FailOn = (typeof FAIL_ON)[number]

/** For which versions of the platform something holds. */
export interface VersionRange {
  /** The first, such as `4.0`. */
  readonly since: string
  /** The first for which it no longer holds; null: it holds for all that came since. */
  readonly before: string | null
}

/** One rule of a service, in one sentence, with the scenarios that show it. */
export interface Clause {
  readonly id: string
  readonly says: string
  readonly status: ClauseStatus
  /** What is not documented has none of its own, and says `must`: its status decides. */
  readonly strength: Strength
  readonly service: Service
  readonly sources: readonly Source[]
  /** The clause's file, relative to the specs directory, with forward slashes. */
  readonly file: string
  readonly why: string | null
  readonly disagrees: string | null
  /** Why no request can show it; then there are no scenarios. */
  readonly untestable: string | null
  /** Whether the clause is the definition of a unit of the reference. */
  readonly hasUnit: boolean
  /** Clauses with units of their own from which this one follows; none when it has a unit, or when nothing decides it. */
  readonly followsFrom: readonly string[]
  readonly scenarios: readonly Scenario[]
  /** How it is asked of any other world; none where it cannot be. */
  readonly lifts: readonly LiftDocument[]
}

/** One request, or a short sequence, with what is expected. */
export interface Scenario {
  readonly id: string
  readonly says: string
  readonly clause: string
  /** As its clause, unless it is about another part of its sentence. */
  readonly strength: Strength
  readonly service: Service
  readonly world: string
  /** For which versions of the platform it holds; null: it is about the other service. */
  readonly versions: VersionRange | null
  /** What the platform is to run as; null: whatever its world says. */
  readonly platformVersion: string | null
  /** Whether it is said to leave something behind. */
  readonly writes: boolean
  /** Whether it sends anything that may write at a server that takes it, whatever is expected of the answer. */
  readonly sendsWrites: boolean
  /** Capabilities that the target must have. */
  readonly requires: readonly string[]
  readonly tags: readonly string[]
  /**
   * Ids of clauses, or of scenarios, of which the documentation says nothing and without which this scenario cannot be
   * asked. Where a target deviates from one of them, what differs is no violation.
   */
  readonly rests: readonly string[]
  /** At least one. */
  readonly steps: readonly Step[]
}

export interface Step {
  readonly request: RequestSpec
  /**
   * The query that this request is a rendering of. Such steps come in pairs, REST and then GraphQL, and are judged in
   * the form that both answers have in common. Null: the request is written as such.
   */
  readonly asks: AbstractQuery | null
  /** What is accepted, at least one; the first is what the reference does. */
  readonly accepted: readonly Accepted[]
  /** How a server answers that does without what it may do without; null: there is no doing without. */
  readonly without: Expectation | null
  /** Names for parts of the answer, by path into its body. */
  readonly save: Readonly<Record<string, string>>
}

/** A request as the scenario writes it; ids are still placeholders. */
export interface RequestSpec {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: none. A text is sent as it is, anything else as JSON. */
  readonly body: unknown
  /** The caller: `public`, `user:<username>`, `token:<name>`, `content-key`, `integration`, `session:<email>`. */
  readonly as: string
  /** How the token of the caller `integration` deviates from a good one; null: not at all. */
  readonly token: TokenChanges | null
  /** Whether its URL is what the scenario is about: it takes no other form at an older platform. */
  readonly isExact: boolean
  /** Which door it knocks at: GraphQL has ids as texts. */
  readonly door: 'rest' | 'graphql'
}

/** What a JSON web token has otherwise than the one that an integration would sign. Null takes a part away. */
export interface TokenChanges {
  readonly header?: Readonly<Record<string, unknown>>
  /** `iat`, `exp` and `nbf` are in seconds from now. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Hexadecimal digits in place of the key's secret. */
  readonly secret?: string
}

export interface Accepted {
  /** Who answers so; null when there is only one accepted answer. */
  readonly who: string | null
  readonly expect: Expectation
}
