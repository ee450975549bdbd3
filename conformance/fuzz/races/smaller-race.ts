import { type Command, withoutOrphans } from '../commands/command.ts'
import { smallerCommand } from '../commands/smaller-sequence.ts'
import { withoutSome } from '../commands/without-some.ts'
import { commandsOf, type Race } from './race.ts'

/** Races that are a step smaller: with fewer commands, and then with one of them made smaller. */
export function* smallerRace(race: Race): Generator<Race> {
  yield* fewerReads(race)
  for (const command of [...race.clients.flat(), ...race.before]) {
    yield without(race, command)
  }
  for (const command of commandsOf(race)) {
    for (const smaller of smallerCommand(command)) {
      yield mapCommands(race, list => list.map(it => (it === command ? smaller : it)))
    }
  }
}

function* fewerReads(race: Race): Generator<Race> {
  for (const after of withoutSome(race.after)) yield { ...race, after }
}

/** Without a command, and without what speaks of what it made. */
function without(race: Race, command: Command): Race {
  const all = commandsOf(race)
  const left = new Set(
    withoutOrphans(
      all,
      all.filter(it => it !== command),
    ),
  )
  return mapCommands(race, list => list.filter(it => left.has(it)))
}

/** Clients that are left with nothing to send are none. */
function mapCommands(race: Race, change: (list: readonly Command[]) => readonly Command[]): Race {
  const clients = race.clients.map(change).filter(commands => commands.length > 0)
  return { ...race, before: change(race.before), clients, after: change(race.after) }
}
