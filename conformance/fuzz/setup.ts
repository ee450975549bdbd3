import type { Patient } from '../diagnosis/ward.ts'
import { WITNESS_QUIRKS } from '../replay/order-witnesses.ts'
import { keysOfWorld, timesOf, worldDirectory } from '../suite/worlds.ts'
import type { Connection } from '../targets/connection.ts'
import { readCredentials } from '../targets/credentials.ts'
import { listFreedoms, listQuirks, type OracleWorld, type QuirkFacts } from '../targets/oracle.ts'
import type { Target } from '../targets/target.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import { contentNaming } from './commands/content/naming.ts'
import { type Identities, openIdentities, sameIdentities } from './commands/identities.ts'
import { agreeButForOrder, type ComparingRules } from './compare-answers.ts'
import { type HeldWorld, heldWorld } from './held/held-world.ts'
import { type InvalidTwinOptions, openInvalidTwin } from './invalid/invalid-twin.ts'
import { openKeeper } from './invalid/keeper.ts'
import { privateTexts } from './invalid/private-texts.ts'
import { sendInvalid } from './invalid/send-invalid.ts'
import { knowing } from './known/known.ts'
import type { Adapt, Comparison } from './learning.ts'
import { rulesWith, takenOf } from './liberties.ts'
import { connectTo, type OracleOptions, type Oracles, oraclesOf } from './oracles.ts'
import type { PlatformSide } from './platform/platform-side.ts'
import { queriedWorld } from './queried-world.ts'
import type { Query } from './query.ts'
import { openQueryDiagnosis, withoutDiagnosis } from './query-diagnosis.ts'
import { readEntries } from './smaller-world.ts'
import { type Judge, type JudgeOptions, openJudge, refuseAlike } from './standing.ts'
import { isAnswered, openTwin, send, type TwinOptions } from './twin.ts'
import { openWitnesses } from './witnesses.ts'

/** Target, oracle and what compares them, ready to be asked. */
export interface Setup extends Comparison {
  /** Null where nothing that is asked is documented. */
  readonly judge: Judge | null
  /** Compares the target with an oracle that takes liberties; null likewise. */
  readonly adapt: Adapt | null
  readonly target: Connection
  readonly oracle: Connection
  readonly world: OracleWorld
  readonly quirks: readonly QuirkFacts[]
  /** Members of answers that are not compared. */
  readonly ignored: ReadonlySet<string>
  readonly rules: ComparingRules
  /** How ids of what a sequence makes are told. */
  readonly openIdentities: () => Identities
  /** The directory of the world as the target holds it. */
  readonly directory: string
  /** Whether entries keep the ids of the world's files when they are put into the target. */
  readonly keepsIds: boolean
  /** What is otherwise where a site is compared; null for the content service. */
  readonly platform: PlatformSide | null
  /** Why the target cannot have a capability; null when it has it. */
  readonly lacks: Target['lacks']
  close(): Promise<void>
}

export interface SetupOptions extends OracleOptions {
  readonly target: Target
  readonly as: string
  readonly ignored: readonly string[]
  /** Whether rows that nothing orders are compared as they come. */
  readonly exactOrder: boolean
  /** Whether queries are wrong on purpose: then only how a server bears them is judged. */
  readonly invalid?: boolean
  /** Whether the world is put back in between, which some targets do with other times. */
  readonly writes?: boolean
}

/** Opens all that is needed. Throws UsageError when world or target do not fit, TargetDown when it cannot be reached. */
export async function openSetup(options: SetupOptions): Promise<Setup> {
  const { target, as } = options
  const tested = await connectTo(target, options)
  const held = await heldBy(tested, options).catch(async error => {
    await tested.close()
    throw error
  })
  const { directory, keepsIds } = held
  const close = async () => {
    await tested.close()
    held.remove()
  }
  const oracles = oraclesOf(options, directory)
  const served = await oracles.open([], options.workers).catch(async error => {
    await close()
    throw error
  })
  const oracle = served.connection
  const world = await oracles.world()
  const facts = queriedWorld(world)
  const naming = contentNaming(world, facts)
  // A reference with a control plane gives ids as the oracle does.
  const isLiteral = tested.endpoint.reset === CONTROL_RESET
  const identitiesOf = () => (isLiteral ? sameIdentities : openIdentities(naming))
  const quirks = (await listQuirks()).filter(({ clause }) => isOfContent(clause))
  const movesTimes = options.writes === true && tested.endpoint.reset?.isMoved !== undefined
  const unseen = [...(isLiteral ? [] : UNSEEN), ...(movesTimes ? ['updatedAt'] : [])]
  const ignored = new Set([...options.ignored, ...unseen])
  const rules = { ignored, isKnownTime: timesOf(directory) }
  const both = { target: tested, oracle, as }
  const right = {
    ...{ twin: { ...both, ...rules, openIdentities: identitiesOf }, quirks, oracles },
    exactOrder: options.exactOrder,
  }
  const adapt: Adapt = async taken => {
    const taking = oracles.taking(taken)
    const other = await taking.open([])
    const rulesThen = rulesWith(rules, taken.freedoms)
    const twin = { ...right.twin, ...rulesThen, oracle: other.connection }
    const { close: closeOther, ...side } = await rightSide({
      ...right,
      twin,
      oracles: taking,
    })
    return {
      ...{ twin: knowing(side.twin, options.profile, facts), diagnosis: side.diagnosis },
      ...{ oracles: [other.connection], rules: rulesThen },
      close: async () => {
        await Promise.all([closeOther(), other.close()])
      },
    }
  }
  const { close: closeSide, ...side } = options.invalid
    ? wrongSide({ ...both, privates: privateTexts(world, readEntries(directory) ?? {}) })
    : await rightSide(right)
  return {
    ...{ world, quirks, rules, directory, keepsIds, target: tested, lacks: target.lacks },
    ...{ oracle, oracles: [oracle] },
    ignored: rules.ignored,
    openIdentities: identitiesOf,
    platform: null,
    adapt: options.invalid ? null : adapt,
    ...side,
    twin: knowing(side.twin, options.profile, facts),
    close: async () => {
      await Promise.all([served.close(), closeSide()])
      await close()
    },
  }
}

function isOfContent(id: string): boolean {
  return id.startsWith('content.')
}

/** What a target has of its own and lists nowhere: the folder of a file is seen only where an entry shows all of it. */
const UNSEEN = ['folderPath']

/** What compares target and oracle, and says what a difference is. */
interface Side extends Pick<Setup, 'twin' | 'diagnosis' | 'judge'> {
  close(): Promise<void>
}

interface WrongSideOptions extends Pick<InvalidTwinOptions, 'as' | 'privates'> {
  readonly target: Connection
  readonly oracle: Connection
}

function wrongSide({ target, oracle, ...options }: WrongSideOptions): Side {
  const keeperOf = (side: Connection) => openKeeper(side, side.contentIds)
  const twin = openInvalidTwin({
    ...{ ...options, target, oracle, sendTo: (query, side) => sendInvalid(query, options.as, side) },
    ...(target.endpoint.reset && { keepers: { target: keeperOf(target), oracle: keeperOf(oracle) } }),
  })
  return { twin, diagnosis: withoutDiagnosis, judge: null, close: async () => {} }
}

interface RightSideOptions {
  readonly twin: Omit<TwinOptions, 'ordersOf'>
  readonly quirks: readonly QuirkFacts[]
  readonly oracles: Oracles
  readonly exactOrder: boolean
}

async function rightSide({ twin, quirks, oracles, exactOrder }: RightSideOptions): Promise<Side> {
  const { as } = twin
  const { open, openRight, openTrial } = oracles
  const [beside, ofProfile] = await Promise.all([oracles.beside(), oracles.ofProfile()])
  const diagnosis = openQueryDiagnosis({ quirks, open, openTrial, beside, ...twin })
  const shownBy = async (query: Query, { connection }: Patient) => {
    const answer = await send(query, as, connection, {})
    return answer.kind === 'no-answer' ? undefined : answer.json
  }
  const witnesses = openWitnesses(shownBy, {
    usual: () => open(WITNESS_QUIRKS.usual),
    backwards: () => open(WITNESS_QUIRKS.backwards),
  })
  const rightWitnesses = openWitnesses(shownBy, {
    usual: () => openRight({ freedoms: [], quirks: WITNESS_QUIRKS.usual }),
    backwards: () => openRight({ freedoms: ['content.order.reversed'], quirks: WITNESS_QUIRKS.usual }),
  })
  const freedoms = (await listFreedoms()).filter(({ id }) => isOfContent(id))
  const areSame: JudgeOptions['areAlike'] = (difference, right, taken) =>
    isAnswered(difference, right, rulesWith(twin, takenOf(taken).freedoms))
  const judge = openJudge({
    ...{ quirks, freedoms, ways: oracles.freeWays },
    ofProfile: quirks.filter(({ id }) => ofProfile.includes(id)),
    isFreeOrder: async ({ query, expected, actual }) => {
      if (actual.kind === 'no-answer' || actual.status !== expected.status) return false
      const orders = await rightWitnesses.ordersOf(query)
      return orders !== null && agreeButForOrder(expected, actual, orders, twin)
    },
    ask: (query, { connection }, headers = {}) => send(query, as, connection, headers),
    areSame,
    areAlike: (difference, right, taken) =>
      areSame(difference, right, taken) || refuseAlike(difference.actual, right),
  })
  return {
    twin: openTwin({ ...twin, ordersOf: exactOrder ? null : witnesses.ordersOf }),
    ...{ diagnosis, judge },
    close: async () => {
      await Promise.all([witnesses, rightWitnesses, diagnosis, judge].map(it => it.close()))
    },
  }
}

/** The world as the target has it, which the oracle is given. */
function heldBy(
  target: Connection,
  { target: { otherwise }, specs, world }: SetupOptions,
): Promise<HeldWorld> {
  const { readers } = readCredentials(worldDirectory(specs, world), {})
  const keys = keysOfWorld(specs, world)
  return heldWorld(target, { specs, world, keys, readers, otherwise: otherwise?.(world) })
}
