import type { Connection } from '../../targets/connection.ts'
import type { SequenceQuery } from '../commands/command.ts'
import { type Stopped, stoppedBy } from '../stopped.ts'
import {
  explainHistory,
  type OrderTold,
  type Puzzle,
  type RaceRules,
  rememberOrders,
} from './explain-history.ts'
import { runRace } from './history.ts'
import { commandsOf, inTurn, type Race } from './race.ts'
import { signOf } from './sign-of.ts'
import { smallerRace } from './smaller-race.ts'

export interface RaceSearch {
  readonly races: Iterable<Race>
  readonly target: Connection
  /** What one of them explains is explained. */
  readonly oracles: readonly Connection[]
  readonly rules: RaceRules
  /** Whether the commands are answered otherwise even where one client sends them in turn: then it is no race. */
  readonly isWrongInTurn: (commands: SequenceQuery) => Promise<boolean>
  /** End after so many distinct findings. */
  readonly maxFailures: number
  readonly isOver: () => boolean
  readonly onProgress: (races: number, found: number) => void
}

/** A race that no order explains, as small as it was made. */
export interface FoundRace {
  readonly race: Race
  readonly puzzle: Puzzle
  /** A target may be wrong only at times: how often it was, of how often it was tried in the end. */
  readonly seen: number
  readonly tried: number
  /** How many of the races that were made up came down to this one. */
  readonly races: number
}

export interface RaceRun {
  readonly races: number
  /** Races that no order explained. */
  readonly unexplained: number
  /** Races that could not be judged, because the target answers the same commands otherwise in turn as well. */
  readonly wrongInTurn: number
  readonly found: readonly FoundRace[]
  readonly stopped: Stopped | null
}

/** So many times a race is tried before it is believed that it is explained, and in the end to say how often it is not. */
const TRIES = 10

/** So many smaller races are tried for one. */
const MOST_SMALLER = 150

/** Runs races at a target, and looks for orders at the oracle that explain what was seen of them. */
export async function findRaces(search: RaceSearch): Promise<RaceRun> {
  const found: FoundRace[] = []
  let [races, unexplained, wrongInTurn] = [0, 0, 0]
  const ended = (stopped: Stopped | null): RaceRun => ({ races, unexplained, wrongInTurn, found, stopped })
  let last: Race | null = null
  try {
    for (const race of search.races) {
      if (search.isOver()) return ended({ kind: 'time', says: 'the time is up (--budget)' })
      races++
      last = race
      const puzzle = await puzzleOf(race, search, 1)
      if (puzzle && (await search.isWrongInTurn(inTurn(race, puzzle.nearest)))) wrongInTurn++
      else if (puzzle) {
        unexplained++
        put(await smallestOf(race, puzzle, search), found)
      }
      if (found.length >= search.maxFailures) {
        const says = `${found.length} distinct differences were found (--max-failures)`
        return ended({ kind: 'max-failures', says })
      }
      search.onProgress(races, found.length)
    }
    return ended(null)
  } catch (error) {
    return ended(
      stoppedBy(error, last ? [{ door: 'sequence', commands: commandsOf(last), known: last.known }] : []),
    )
  }
}

/** What of a race no order explains, in one of so many tries; null when all are explained. */
async function puzzleOf(race: Race, search: RaceSearch, tries: number): Promise<Puzzle | null> {
  const told = toldBy(race, search)
  for (let tried = 0; tried < tries; tried++) {
    const puzzle = await tryOnce(race, told, search)
    if (puzzle) return puzzle
  }
  return null
}

function toldBy(race: Race, { oracles }: RaceSearch): readonly OrderTold[] {
  return oracles.map(oracle => rememberOrders(race, oracle))
}

/** What the last of the oracles cannot explain, where none of them can. */
async function tryOnce(
  race: Race,
  told: readonly OrderTold[],
  { target, rules }: RaceSearch,
): Promise<Puzzle | null> {
  const history = await runRace(race, target)
  let puzzle: Puzzle | null = null
  for (const byOne of told) {
    puzzle = await explainHistory(race, history, byOne, rules)
    if (puzzle === null) return null
  }
  return puzzle
}

async function smallestOf(race: Race, puzzle: Puzzle, search: RaceSearch): Promise<FoundRace> {
  let best = { race, puzzle }
  let tries = 0
  const step = async () => {
    for (const smaller of smallerRace(best.race)) {
      if (smaller.clients.length < 2) continue
      if (++tries > MOST_SMALLER) return null
      const found = await puzzleOf(smaller, search, TRIES)
      if (found?.kind === puzzle.kind) return { race: smaller, puzzle: found }
    }
    return null
  }
  for (let smaller = await step(); smaller !== null; smaller = await step()) best = smaller
  const told = toldBy(best.race, search)
  let seen = 0
  for (let tried = 0; tried < TRIES; tried++) if (await tryOnce(best.race, told, search)) seen++
  return { ...best, seen, tried: TRIES, races: 1 }
}

/** What is wrong in the same way and place after the same was done to an entry has one cause, whichever entry it was. */
function put(found: FoundRace, all: FoundRace[]): void {
  const sign = signOf(found)
  const index = all.findIndex(it => signOf(it) === sign)
  const known = all[index]
  if (known) all[index] = { ...known, races: known.races + 1 }
  else all.push(found)
}
