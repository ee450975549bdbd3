import { hazardsOf } from '../safety/hazards.ts'
import type { Connection } from '../targets/connection.ts'
import type { OracleWorld } from '../targets/oracle.ts'
import { NOT_PUT_BACK } from '../targets/read-only.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './commands/command.ts'
import { callersIn } from './commands/content/callers.ts'
import { readsOf } from './commands/content/reads.ts'
import { collectionsOf } from './commands/content/scene.ts'
import type { Sources } from './commands/content/sequences.ts'
import { touchesOld } from './commands/content/touches-old.ts'
import { readSchema } from './graphql/read-schema.ts'
import { type EntryNames, entryNames } from './names.ts'
import { queriedWorld } from './queried-world.ts'
import type { Protocol } from './query-source.ts'
import type { Setup } from './setup.ts'

export interface SequenceOptions {
  readonly protocols: readonly Protocol[]
  /** Who writes; `public`: whoever may most. */
  readonly as: string
  /** The natural keys of the world. */
  readonly keys: ReadonlyMap<string, string>
}

/**
 * What sequences and races of a world are made of, of commands that may be sent to the target. Throws UsageError where
 * nothing may be written, or nothing can.
 */
export async function openSources(
  { world, oracle, target, ignored, lacks }: Setup,
  { protocols, as, keys }: SequenceOptions,
): Promise<Sources> {
  mustBePutBack(target)
  const facts = queriedWorld(world, ignored)
  const names = entryNames(world, facts, keys)
  const callers = await callersIn(world, as, target)
  const stock = { world, facts, names, callers }
  if (collectionsOf(stock).length === 0) {
    throw new UsageError(`The world ${world.name} has no content-types: there is nothing to write.`)
  }
  const hasGraphql = protocols.includes('graphql') && lacks('graphql') === null
  const graphql = hasGraphql ? await readSchema(oracle) : null
  const reads = await readable(readsOf(stock), oracle)
  // Where nothing puts the world back to the letter, sequences are about what they make themselves.
  const isPutBack = target.endpoint.reset?.isMoved === undefined
  const isPermitted = permitted(target)
  const isAllowed = (command: Command) => isPermitted(command) && (isPutBack || !touchesOld(command, world))
  return { stock, graphql, reads, known: knownIn(world, names), isAllowed }
}

/** Throws UsageError where nothing may be written. */
export function mustBePutBack({ endpoint }: Connection): void {
  if (!endpoint.reset) throw new UsageError(`--sequences and --concurrent write, and ${NOT_PUT_BACK}.`)
}

/** Without what the caller is refused. */
async function readable(
  reads: readonly Command[],
  { callers, client }: Connection,
): Promise<readonly Command[]> {
  const left: Command[] = []
  for (const read of reads) {
    const request = { ...read.request, body: null }
    const outcome = await client.send(await callers.sign(request, read.as))
    if (outcome.kind === 'answer' && outcome.status !== 401 && outcome.status !== 403) left.push(read)
  }
  return left
}

/** What placeholders of the world stand for: ids by natural keys. */
function knownIn({ models, entries }: OracleWorld, names: EntryNames): ReadonlyMap<string, unknown> {
  const known = new Map<string, unknown>()
  for (const { uid, pluralName } of models.types.values()) {
    for (const { id } of entries.get(uid) ?? []) {
      const name = names.nameOf(pluralName, String(id))
      if (name !== null) known.set(name.slice(1, -1), id)
    }
  }
  return known
}

/** Where the target is not ours, only what its owner has allowed by name. */
export function permitted({ endpoint: { permit } }: Connection): (command: Command) => boolean {
  return ({ request, as }) =>
    !permit || hazardsOf({ ...request, as }).every(hazard => permit.allow.includes(hazard))
}
