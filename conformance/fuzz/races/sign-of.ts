import type { Command } from '../commands/command.ts'
import type { Puzzle } from './explain-history.ts'
import type { Race } from './race.ts'

/** What makes two races the same thing seen twice. */
interface Signed {
  readonly race: Pick<Race, 'clients'>
  readonly puzzle: Pick<Puzzle, 'kind' | 'place' | 'command'>
}

/**
 * What is wrong, and what was done to the entry that it is about: each thing once, however often it was done. What was done
 * to others may have been left in because a race shows itself only now and then.
 */
export function signOf({ race: { clients }, puzzle: { kind, place, command } }: Signed): string {
  const entry = entryOf(command) ?? mostMet(clients)
  const all = clients.flat()
  const meant = entry === null ? all : all.filter(it => entryOf(it) === entry)
  return JSON.stringify([kind, place, [...new Set(meant.map(shapeOf))].sort()])
}

/** The path of the one entry that a command names; null where it names none. */
function entryOf({ request: { path } }: Command): string | null {
  return /^\/api\/[^/?]+\/[^/?]+/.exec(path)?.[0] ?? null
}

/** The entry at which most clients meet; null where no two do. */
function mostMet(clients: Race['clients']): string | null {
  const met = clients.flatMap(commands => [...new Set(commands.map(entryOf))])
  const timesOf = (entry: string) => met.filter(it => it === entry).length
  const shared = [...new Set(met)].flatMap(it => (it !== null && timesOf(it) > 1 ? [it] : []))
  return shared.toSorted((a, b) => timesOf(b) - timesOf(a))[0] ?? null
}

/** The method, and how many parts the path has: whichever type it is. */
function shapeOf({ request: { method, path } }: Command): string {
  const [resource = ''] = path.split('?')
  return `${method} ${resource.split('/').length}`
}
