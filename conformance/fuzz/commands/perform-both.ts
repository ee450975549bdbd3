import type { Outcome } from '../../client/outcome.ts'
import type { Connection } from '../../targets/connection.ts'
import { type Compared, SAME } from '../compare-answers.ts'
import type { SequenceQuery } from './command.ts'
import type { Identities } from './identities.ts'
import { openStage } from './perform.ts'

export interface Both {
  readonly oracle: Connection
  readonly target: Connection
  /** How ids of what is made are told, for one sequence. */
  readonly openIdentities: () => Identities
  /**
   * Compares the answers to the last command of a sequence. After a difference of order another one need not be told:
   * `isDisordered`. Throws when there is nothing to compare any more.
   */
  readonly compare: (
    query: SequenceQuery,
    expected: Outcome,
    actual: Outcome,
    isDisordered: boolean,
  ) => Promise<Compared>
}

/** How far two servers went along together. */
export interface Performed {
  /** The commands up to the one whose answer is told to differ, or all. */
  readonly query: SequenceQuery
  /** What the oracle answered to each of them that was sent. */
  readonly told: readonly Outcome[]
  /** What the target answered to the last one, with the oracle's ids. */
  readonly actual: Outcome | null
  readonly found: Compared
}

/**
 * Sends each command to both, up to the first that they answer differently: what follows is only its consequence. Nothing
 * follows from rows in another order: that is told where nothing else differs.
 */
export async function performBoth(query: SequenceQuery, both: Both): Promise<Performed> {
  const { oracle, target, openIdentities, compare } = both
  const identities = openIdentities()
  const [ours, theirs] = await Promise.all([openStage(oracle, query), openStage(target, query)])
  const told: Outcome[] = []
  let last: Outcome | null = null
  let disordered: Performed | null = null
  for (const [index, command] of query.commands.entries()) {
    const [expected, answered] = await Promise.all([ours.send(command), theirs.send(command)])
    if (!expected || !answered) continue
    const actual = identities.translate(command, expected, answered)
    told.push(expected)
    last = actual
    const upTo = { ...query, commands: query.commands.slice(0, index + 1) }
    const found = await compare(upTo, expected, actual, disordered !== null)
    if (found.difference === null) continue
    const performed = { query: upTo, told: [...told], actual, found }
    if (!found.isOnlyOrder) return performed
    disordered ??= performed
  }
  return disordered ?? { query, told, actual: last, found: SAME }
}
