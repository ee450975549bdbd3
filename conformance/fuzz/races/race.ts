import type { Command, SequenceQuery } from '../commands/command.ts'

/** Commands that several clients send at once. */
export interface Race {
  /** What is sent before, one after the other. */
  readonly before: readonly Command[]
  /** What each client sends, one after the other, while the others send theirs. */
  readonly clients: readonly (readonly Command[])[]
  /** What is asked when all have their answers. */
  readonly after: readonly Command[]
  /** What placeholders of the world stand for. */
  readonly known: ReadonlyMap<string, unknown>
}

/** A command of one of the clients. */
export interface Entrant {
  readonly command: Command
  /** From 0. */
  readonly client: number
}

/** The commands that meet, those of the first client first. */
export function entrantsOf({ clients }: Race): readonly Entrant[] {
  return clients.flatMap((commands, client) => commands.map(command => ({ command, client })))
}

/** All commands, in an order in which they could be sent one after the other. */
export function commandsOf(race: Race): readonly Command[] {
  return [...race.before, ...race.clients.flat(), ...race.after]
}

/** What a race is when one client sends it all, in an order; an order is places in `entrantsOf`. */
export function inTurn(race: Race, order: readonly number[]): SequenceQuery {
  const entrants = entrantsOf(race)
  const met = order.flatMap(place => entrants[place]?.command ?? [])
  return { door: 'sequence', commands: [...race.before, ...met, ...race.after], known: race.known }
}
