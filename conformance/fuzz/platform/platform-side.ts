import type { Command, SequenceQuery } from '../commands/command.ts'
import type { SpeaksOf, StatusOf } from '../documentation.ts'
import type { Query } from '../query.ts'
import type { PlatformQuery } from './platform-query.ts'
import type { EntryTitles } from './titles.ts'

/** What only the comparison of sites has. */
export interface PlatformSide {
  /** What the platform runs as; null: one of the newest. */
  readonly version: string | null
  /** What entries are called at the oracle. */
  readonly titles: EntryTitles
  /** Where the oracle's site says that it is. */
  readonly address: string | null
  /** The path that a query is sent to at the target. */
  pathOf(query: PlatformQuery): string
  /** How far clauses speak of what is wrong. */
  speaksOf(statusOf: StatusOf): SpeaksOf
  /** Queries without end. */
  queriesOf(seed: number): Promise<Iterable<Query>>
  /** Sequences without end, of commands that may be sent. */
  sequencesOf(seed: number, isAllowed: (command: Command) => boolean): Promise<Iterable<SequenceQuery>>
}
