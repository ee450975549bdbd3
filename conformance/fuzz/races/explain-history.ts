import type { Answer, Outcome } from '../../client/outcome.ts'
import type { Difference } from '../../compare/difference.ts'
import { isRefusal } from '../../compare/expectation.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Command } from '../commands/command.ts'
import type { Identities } from '../commands/identities.ts'
import { type Compared, type ComparingRules, differButForOrder, SAME } from '../compare-answers.ts'
import { type History, runInOrder } from './history.ts'
import { ordersOf } from './orders.ts'
import { commandsOf, type Race } from './race.ts'

/**
 * What no order explains. `left`: what there is afterwards, or that a write was taken or refused. `read`: what was read
 * meanwhile, though an order explains what is left. `answer`: only what a write answered to whoever sent it.
 */
export type Unexplained = 'left' | 'read' | 'answer'

export interface Puzzle {
  readonly kind: Unexplained
  /** How many orders were tried. */
  readonly orders: number
  /** The order that comes nearest, as places in `entrantsOf`, and the first thing that is otherwise in it. */
  readonly nearest: readonly number[]
  readonly command: Command
  readonly difference: Difference
  readonly place: string
}

type Told = Awaited<ReturnType<typeof runInOrder>>

/** What the oracle answers to a race in an order. */
export type OrderTold = (order: readonly number[]) => Promise<Told>

/** The oracle answers the same every time: each order is asked once. */
export function rememberOrders(race: Race, oracle: Connection): OrderTold {
  const known = new Map<string, Promise<Told>>()
  return async order => {
    const key = order.join()
    const told = known.get(key) ?? runInOrder(race, order, oracle)
    known.set(key, told)
    return told
  }
}

/** So many orders are tried at most: four clients have 24 with one command each. */
const MOST_ORDERS = 720

export interface RaceRules extends ComparingRules {
  /** How ids of what is made are told, for one order. */
  readonly openIdentities: () => Identities
}

/** Null where some order of the commands explains all that was seen at a target. */
export async function explainHistory(
  race: Race,
  history: History,
  told: OrderTold,
  rules: RaceRules,
): Promise<Puzzle | null> {
  let best: { readonly order: readonly number[]; readonly wrong: readonly Wrong[] } | null = null
  let tried = 0
  for (const order of ordersOf(history.events)) {
    if (++tried > MOST_ORDERS) return null
    const wrong = wrongIn(inOrder(race, history, await told(order), order), race, rules)
    if (wrong.length === 0) return null
    if (!best || isNearer(wrong, best.wrong)) best = { order, wrong }
  }
  const [first] = best?.wrong ?? []
  if (!best || !first) throw new Error('invariant: any commands have an order')
  const { command, compared, kind } = first
  if (compared.difference === null) throw new Error('invariant: what is wrong differs')
  return {
    kind,
    orders: tried,
    nearest: best.order,
    command,
    difference: compared.difference,
    place: compared.place,
  }
}

interface Wrong {
  readonly command: Command
  readonly kind: Unexplained
  readonly compared: Compared
}

/** A command of a race, with what each of the two made of it. */
interface Seen {
  readonly command: Command
  readonly isMeanwhile: boolean
  readonly expected: Outcome | null
  readonly actual: Outcome | null
}

/** All commands, in an order in which they may have been. */
function inOrder(race: Race, seen: History, told: Told, order: readonly number[]): readonly Seen[] {
  const still = (commands: readonly Command[], part: 'before' | 'after') =>
    commands.map((command, index) => ({
      ...{ command, isMeanwhile: false },
      ...{ expected: told[part][index] ?? null, actual: seen[part][index] ?? null },
    }))
  const meanwhile = order.flatMap(place => {
    const event = seen.events[place]
    if (!event) return []
    const { command, outcome } = event
    return [{ command, isMeanwhile: true, expected: told.outcomes[place] ?? null, actual: outcome }]
  })
  return [...still(race.before, 'before'), ...meanwhile, ...still(race.after, 'after')]
}

/** All that an order does not explain, the gravest first. */
function wrongIn(
  all: readonly Seen[],
  race: Race,
  { openIdentities, ...rules }: RaceRules,
): readonly Wrong[] {
  const identities = openIdentities()
  const wrong = all.flatMap(({ command, isMeanwhile, expected, actual }): readonly Wrong[] => {
    const translated = expected && actual && identities.translate(command, expected, actual)
    const compared = compareOutcomes(expected, translated ?? actual, rules)
    if (compared.difference === null) return []
    return [{ command, compared, kind: isMeanwhile ? kindMeanwhile(command, compared) : 'left' }]
  })
  const places = commandsOf(race)
  return wrong.toSorted(
    (a, b) =>
      GRAVITY.indexOf(a.kind) - GRAVITY.indexOf(b.kind) ||
      places.indexOf(a.command) - places.indexOf(b.command),
  )
}

const GRAVITY: readonly Unexplained[] = ['left', 'read', 'answer']

/** That a write was taken or refused is as much a matter of what is left as what there is then. */
function kindMeanwhile({ request }: Command, { place }: Compared): Unexplained {
  if (!mayWrite(request)) return 'read'
  return place.startsWith('body') || / of body/.test(place) ? 'answer' : 'left'
}

/** What is less grave is nearer, and of equally grave ones what is less. */
function isNearer(one: readonly Wrong[], other: readonly Wrong[]): boolean {
  const gravity = (wrong: readonly Wrong[]) => GRAVITY.indexOf(wrong[0]?.kind ?? 'answer')
  return gravity(one) > gravity(other) || (gravity(one) === gravity(other) && one.length < other.length)
}

/** Whether something was done counts, and what is there then; in which order it is shown, and how a refusal puts it, do not. */
function compareOutcomes(expected: Outcome | null, actual: Outcome | null, rules: ComparingRules): Compared {
  if (expected === null && actual === null) return SAME
  if (expected === null || actual === null) {
    const said = (outcome: Outcome | null) => (outcome === null ? 'not sent' : 'sent')
    const difference = { path: 'request', expected: said(expected), actual: said(actual) }
    return { place: 'what was made', difference }
  }
  if (expected.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${expected.says}`)
  return areSameRefusal(expected, actual) ? SAME : differButForOrder(expected, actual, rules)
}

function areSameRefusal(expected: Answer, actual: Outcome): boolean {
  return (
    actual.kind === 'answer' && expected.status === actual.status && isRefusal(expected) && isRefusal(actual)
  )
}
