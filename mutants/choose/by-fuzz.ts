import { DEFAULT_LIMITS } from '../../conformance/client/limits.ts'
import { wireRequest } from '../../conformance/client/wire-request.ts'
import type { SequenceQuery } from '../../conformance/fuzz/commands/command.ts'
import { callersIn } from '../../conformance/fuzz/commands/content/callers.ts'
import { sequencesOf } from '../../conformance/fuzz/commands/content/sequences.ts'
import { perform } from '../../conformance/fuzz/commands/perform.ts'
import { first } from '../../conformance/fuzz/generate.ts'
import { rightWrites } from '../../conformance/fuzz/invalid/right-write.ts'
import { sendInvalid } from '../../conformance/fuzz/invalid/send-invalid.ts'
import { spoiled } from '../../conformance/fuzz/invalid/spoil.ts'
import { openSources } from '../../conformance/fuzz/open-sources.ts'
import { openPlatformSetup } from '../../conformance/fuzz/platform/open-platform.ts'
import type { Query } from '../../conformance/fuzz/query.ts'
import { PROTOCOLS, querySource } from '../../conformance/fuzz/query-source.ts'
import { openSetup, type Setup } from '../../conformance/fuzz/setup.ts'
import { sendOnce } from '../../conformance/fuzz/twin.ts'
import { keysOfWorld } from '../../conformance/suite/worlds.ts'
import { UsageError } from '../../conformance/usage-error.ts'
import type { Conversation } from '../../tests/answers/conversation.ts'
import { askedOfPlaces } from '../../tests/support/places/asked-of-places.ts'
import { drawn } from '../sample.ts'
import { Recorder } from './record.ts'

/** How many of each are made up. */
export interface Amounts {
  readonly reads: number
  readonly invalid: number
  readonly sequences: number
  /** Of what is asked of each attribute and each field of the schema. */
  readonly places: number
}

/** Of what is read at the end of a sequence, which is the same for all. */
const MOST_READS = 4

/** What `fuzz` makes up for a world of the content service, by all callers. */
export async function askedOfContent(
  world: string,
  amounts: Amounts,
  seed: number,
): Promise<readonly Conversation[]> {
  const recorder = new Recorder()
  const setup = await openSetup({ ...AROUND, target: recorder.target, world })
  const { writer, others } = await callersIn(setup.world, 'public', setup.target)
  const callers = [...new Set([writer, ...others, 'public'])]
  const ask = async (query: Query, place: number) => {
    const other = place % 3 === 0 ? callers[(place / 3) % callers.length] : undefined
    await setup.target.reset()
    if (query.door === 'sequence') await perform(query, setup.target)
    else await sendOnce(query, other ?? writer, setup.target, {})
  }
  const { queries } = await querySource(setup, PROTOCOLS, seed)
  await askEach(first(queries, amounts.reads), ask)
  await askEach(first(spoiled(queries, seed), amounts.invalid), ask)
  await askEach(first(await sequencesIn(setup, world, seed), amounts.sequences), ask)
  const wrong = spoiled(rightWrites(await sequencesIn(setup, world, seed)), seed)
  await askEach(first(wrong, amounts.invalid), async query => {
    await setup.target.reset()
    await sendInvalid(query, writer, setup.target)
  })
  const asked = drawn(await askedOfPlaces(setup), amounts.places, seed)
  await askEach(asked, async ({ method, path, body }) => {
    await setup.target.reset()
    const request = wireRequest({ method, path, headers: {}, body })
    await setup.target.client.send(await setup.target.callers.sign(request, writer))
  })
  recorder.begin()
  await setup.close()
  return recorder.conversations
}

/** Sequences of writes; none where nobody may write. */
async function sequencesIn(setup: Setup, world: string, seed: number): Promise<Iterable<SequenceQuery>> {
  const keys = keysOfWorld('specs', world)
  try {
    const sources = await openSources(setup, { protocols: PROTOCOLS, as: 'public', keys })
    return sequencesOf({ ...sources, reads: sources.reads.slice(0, MOST_READS) }, seed)
  } catch (error) {
    if (error instanceof UsageError) return []
    throw error
  }
}

/** What `fuzz` makes up for a site; `platformVersion` null: of one of the newest. */
export async function askedOfPlatform(
  world: string,
  platformVersion: string | null,
  { reads, sequences }: Amounts,
  seed: number,
): Promise<readonly Conversation[]> {
  const recorder = new Recorder()
  const setup = await openPlatformSetup({ ...AROUND, target: recorder.target, world, platformVersion })
  const { platform } = setup
  if (!platform) throw new Error(`invariant: ${world} has a site`)
  const ask = async (query: Query) => {
    await setup.target.reset()
    await setup.twin.ask(
      query.door === 'sequence' ? { ...query, commands: withFewReads(query.commands) } : query,
    )
  }
  await askEach(first(await platform.queriesOf(seed), reads), ask)
  await askEach(first(await platform.sequencesOf(seed, () => true), sequences), ask)
  recorder.begin()
  await setup.close()
  return recorder.conversations
}

function withFewReads<C extends { readonly request: { readonly method: string } }>(
  commands: readonly C[],
): readonly C[] {
  const writes = commands.findLastIndex(({ request }) => request.method !== 'GET')
  return commands.slice(0, writes + 1 + MOST_READS)
}

const AROUND = {
  specs: 'specs',
  profile: undefined,
  as: 'public',
  ignored: [],
  exactOrder: true,
  workers: 1,
  limits: DEFAULT_LIMITS,
  environment: {},
  signal: new AbortController().signal,
}

async function askEach<T>(items: Iterable<T>, ask: (item: T, place: number) => Promise<void>): Promise<void> {
  let place = 0
  for (const item of items) await ask(item, place++)
}
