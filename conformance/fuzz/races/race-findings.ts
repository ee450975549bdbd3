import type { Scrubber } from '../../report/scrub.ts'
import type { Command } from '../commands/command.ts'
import { stepTexts } from '../report/steps.ts'
import type { Unexplained } from './explain-history.ts'
import type { FoundRace } from './find-races.ts'
import { commandsOf, entrantsOf } from './race.ts'

/** A race that no order explains, as reports show it. */
export interface RaceFinding {
  readonly kind: Unexplained
  /** How often it was seen, of how many times that it was run in the end. */
  readonly seen: number
  readonly tried: number
  /** How many of the races that were made up came down to it. */
  readonly races: number
  readonly before: readonly string[]
  readonly clients: readonly (readonly string[])[]
  readonly after: readonly string[]
  /** The clients in the order that explains most. */
  readonly nearest: readonly number[]
  readonly orders: number
  /** The command that is answered otherwise in that order, and where. */
  readonly command: string
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/** A race in the words of a report. */
export function raceFindingOf({ race, puzzle, ...counts }: FoundRace, scrub: Scrubber): RaceFinding {
  const all = commandsOf(race)
  const texts = new Map(stepTexts(all).map((text, index) => [all[index], scrub.text(text)]))
  const textOf = (command: Command) => texts.get(command) ?? ''
  const entrants = entrantsOf(race)
  const { difference, kind, orders, command } = puzzle
  const [expected, actual] = scrub.pair(difference.expected, difference.actual)
  return {
    kind,
    ...counts,
    before: race.before.map(textOf),
    clients: race.clients.map(commands => commands.map(textOf)),
    after: race.after.map(textOf),
    nearest: puzzle.nearest.map(place => (entrants[place]?.client ?? 0) + 1),
    orders,
    command: textOf(command),
    path: difference.path,
    expected,
    actual,
  }
}
