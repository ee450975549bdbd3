import type { NoAnswerReason } from '../client/outcome.ts'
import type { Hazard } from '../safety/hazards.ts'
import type { TokenChanges } from '../suite/clause.ts'
import type { BrandName } from '../targets/brand.ts'
import type { ListView } from '../targets/list-ways.ts'
import type { PlatformVersion, Setting } from '../targets/target.ts'

/*
 * All that a run learns of its target, so that the run can be made again without it. Lines of JSON: first the head, then
 * for each setting a line, and below it one for each time that a scenario was asked there.
 */

export type RecordingLine = RecordingHead | SettingLine | ListLine | AttemptLine

export interface RecordingHead {
  readonly format: 'assayer-recording'
  readonly version: 1
  readonly target: string
  readonly platform: PlatformVersion | null
  /** From the first question to the last answer, in milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  /** Capabilities that were asked for, and why the target lacks them; null: it has them. */
  readonly lacks: Readonly<Record<string, string | null>>
  /** Why scenarios are not for it, by id. */
  readonly misfits: Readonly<Record<string, string>>
}

/** One server with one world in it, or why there was none. */
export interface SettingLine {
  readonly setting: Setting
  readonly unavailable?: string
  readonly endpoint?: RecordedEndpoint
}

export interface RecordedEndpoint {
  readonly url: string
  /** How it is put back; null: it cannot be. */
  readonly reset: string | null
  readonly brand: BrandName
  readonly isSeeded: boolean
  /** Null: everything may be done to it. */
  readonly permit: { readonly allow: readonly Hazard[]; readonly hasMailbox: boolean } | null
  /** Passwords of the world's users, as they stand in what follows. */
  readonly passwords: readonly string[]
  /** The types whose entries have names, by service. */
  readonly plurals: { readonly content: readonly string[]; readonly platform: readonly string[] }
}

/** Entries of a type as they were listed at some time; several attempts may have seen the same. */
export interface ListLine {
  readonly list: string
  readonly entries: readonly unknown[] | null
}

/** One time that a scenario was asked, or looked at for what others rest on. */
export interface AttemptLine {
  readonly scenario: string
  /** 1 for the first time in its setting. */
  readonly time: number
  /** What was looked up beforehand: ids of entries, and what a target has of its own. */
  readonly ids?: Readonly<Record<string, unknown>>
  readonly facts?: Readonly<Record<string, string>>
  /** In their order. */
  readonly exchanges: readonly ExchangeLine[]
  /** Lists that were read besides, in their order. */
  readonly lists?: readonly { readonly of: string; readonly is: string }[]
  /** Why it ended before its time. */
  readonly ended?: { readonly kind: 'cannot-judge' | 'not-sent'; readonly says: string }
}

/** A request without its caller's proof, and what came of it. */
export interface ExchangeLine {
  /** Undefined: nobody in particular. */
  readonly as?: string
  readonly token?: TokenChanges
  readonly method: string
  /** In the neutral words of the documentation. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly answer?: RecordedAnswer
  readonly silence?: { readonly reason: NoAnswerReason; readonly says: string }
}

export interface RecordedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** The body. */
  readonly text: string
  /** Bytes of it were no UTF-8. */
  readonly isBroken?: true
}

/** How a recording calls the list of a type, by what it shows. */
export function listName(plural: string, view: ListView = 'all'): string {
  return view === 'all' ? plural : `${plural} (${view})`
}

/** One line of a recording. */
export function lineText(line: RecordingLine): string {
  return `${JSON.stringify(line)}\n`
}
