import type { WrittenRequest } from '../../client/wire-request.ts'

/**
 * One request of a sequence. What differs between servers is written as in a scenario: `<dishes:ramen>` is the id of an
 * entry of the world, `<dish-1>` what an earlier command made. A command that speaks of what was not made is not sent.
 *
 * To have sequences of a service, make its commands (`content/` does it for the content service): a generator gives
 * sequences of them, with the reads at the end that show everything that may have changed. Whatever is asked, compared,
 * made small, diagnosed and reported is the same for all.
 */
export interface Command {
  readonly as: string
  readonly request: WrittenRequest
  /** Names for later commands, and where the answer holds what they stand for: `{ "dish-1": "data.id" }`. */
  readonly saves: Readonly<Record<string, string>>
  /** Commands that do less, or the same in a simpler way, and are no smaller requests: what only its service knows. */
  readonly simpler?: readonly Command[]
}

/** Commands that are sent one after the other to a world that was just put back. The answer to the last one is told. */
export interface SequenceQuery {
  readonly door: 'sequence'
  readonly commands: readonly Command[]
  /** What placeholders of the world stand for, by what stands between `<` and `>`. */
  readonly known: ReadonlyMap<string, unknown>
}

/** Names that a command uses, of those that others save. */
export function namesUsedBy({ request }: Command, saved: ReadonlySet<string>): readonly string[] {
  const text = JSON.stringify(request)
  return [...saved].filter(name => text.includes(`<${name}>`))
}

/** What of a command's answer later ones use, of a sequence. */
export function savesIn(commands: readonly Command[], index: number): Readonly<Record<string, string>> {
  const saves = Object.entries(commands[index]?.saves ?? {})
  const names = new Set(saves.map(([name]) => name))
  const used = new Set(commands.slice(index + 1).flatMap(it => namesUsedBy(it, names)))
  return Object.fromEntries(saves.filter(([name]) => used.has(name)))
}

/** Commands without those that speak of what no command before them saves. */
export function withoutOrphans(all: readonly Command[], commands: readonly Command[]): readonly Command[] {
  const names = new Set(all.flatMap(({ saves }) => Object.keys(saves)))
  const made = new Set<string>()
  return commands.filter(command => {
    if (!namesUsedBy(command, names).every(name => made.has(name))) return false
    for (const name of Object.keys(command.saves)) made.add(name)
    return true
  })
}
