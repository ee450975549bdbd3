import type { Actor, Call, Opened, Reading, Selection, Shelving } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'
import type { ApiRequest } from '../http/request.ts'
import type { Json, Row } from '../values.ts'
import type { Major } from '../version.ts'

/** What was heard of an answer of the platform while it was made, in its order. */
export type Heard =
  | { readonly kind: 'opened'; readonly opened: Opened }
  /** The older major that the request selects by its header; null when it selects none. */
  | { readonly kind: 'selected'; readonly major: Major | null }
  | { readonly kind: 'actor'; readonly actor: Actor }
  | {
      readonly kind: 'up'
      readonly change: HeardChange
      readonly before: ApiRequest
      readonly after: ApiRequest
    }
  | { readonly kind: 'down'; readonly change: HeardChange; readonly before: Answer; readonly after: Answer }
  | { readonly kind: 'route'; readonly clause: string; readonly call: Call }
  | { readonly kind: 'list'; readonly rows: readonly Row[]; readonly shelf: Shelving; readonly call: Call }
  | { readonly kind: 'parameter'; readonly applied: Applied }

export interface HeardChange {
  readonly clause: string
  readonly since: Major
}

/** A parameter, and what it made of a selection. */
export interface Applied {
  readonly clause: string
  readonly name: string
  readonly value: Json
  readonly before: Selection
  readonly after: Selection
  readonly reading: Reading
}
