import type { Outcome } from '../../client/outcome.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Command } from '../commands/command.ts'
import { openStage, type Stage } from '../commands/perform.ts'
import { Interrupted } from '../twin.ts'
import { commandsOf, entrantsOf, type Race } from './race.ts'

/** A command that met others, and when; moments are counted, not measured. */
export interface Event {
  readonly command: Command
  readonly client: number
  readonly sentAt: number
  readonly answeredAt: number
  /** Null: it was not sent, because what it speaks of was not made. */
  readonly outcome: Outcome | null
}

/** What was seen of a race at one server. */
export interface History {
  readonly before: readonly (Outcome | null)[]
  /** In the order of `entrantsOf`. */
  readonly events: readonly Event[]
  readonly after: readonly (Outcome | null)[]
}

/** Has a race run at a server, from a world that was just put back. Throws Interrupted. */
export async function runRace(race: Race, connection: Connection): Promise<History> {
  const stage = await openStage(connection, {
    door: 'sequence',
    commands: commandsOf(race),
    known: race.known,
  })
  const before = await sendInTurn(race.before, stage)
  let moment = 0
  const runs = race.clients.map(async (commands, client) => {
    const events: Event[] = []
    for (const command of commands) {
      const sentAt = ++moment
      const outcome = await stage.send(command)
      events.push({ command, client, sentAt, answeredAt: ++moment, outcome })
    }
    return events
  })
  const events = (await Promise.all(runs)).flat()
  const after = await sendInTurn(race.after, stage)
  throwIfInterrupted([...before, ...events.map(({ outcome }) => outcome), ...after])
  return { before, events, after }
}

/** What a server answers to the commands of a race in one order; an order is places in `entrantsOf`. */
export async function runInOrder(
  race: Race,
  order: readonly number[],
  connection: Connection,
): Promise<Pick<History, 'before' | 'after'> & { readonly outcomes: readonly (Outcome | null)[] }> {
  const entrants = entrantsOf(race)
  const stage = await openStage(connection, {
    door: 'sequence',
    commands: commandsOf(race),
    known: race.known,
  })
  const before = await sendInTurn(race.before, stage)
  const outcomes: (Outcome | null)[] = entrants.map(() => null)
  for (const place of order) {
    const entrant = entrants[place]
    if (entrant) outcomes[place] = await stage.send(entrant.command)
  }
  const after = await sendInTurn(race.after, stage)
  throwIfInterrupted([...before, ...outcomes, ...after])
  return { before, outcomes, after }
}

/** Of a race that was broken off nothing can be told. */
function throwIfInterrupted(outcomes: readonly (Outcome | null)[]): void {
  if (outcomes.some(outcome => outcome?.kind === 'no-answer' && outcome.reason === 'interrupted')) {
    throw new Interrupted('the run was interrupted')
  }
}

async function sendInTurn(commands: readonly Command[], stage: Stage): Promise<readonly (Outcome | null)[]> {
  const outcomes: (Outcome | null)[] = []
  for (const command of commands) outcomes.push(await stage.send(command))
  return outcomes
}
