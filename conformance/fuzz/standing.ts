import type { Answer, Outcome } from '../client/outcome.ts'
import { ABSENT } from '../compare/difference.ts'
import { isRefusal } from '../compare/expectation.ts'
import { isObject } from '../compare/json-value.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { isFalseProof } from './asker.ts'
import type { Cause, Unnamed } from './causes.ts'
import type { Documentation, StatusOf } from './documentation.ts'
import { type Liberty, sentenceOf } from './liberties.ts'
import { askerOf } from './query.ts'
import { type Evidence, openRightServers, type RightServersOptions } from './right-servers.ts'
import type { Judged } from './twin.ts'
import { writesByRest } from './writes-by-rest.ts'

/** What a difference is by the documentation. */
export type Standing =
  /** A sentence of it is broken: somebody is known who breaks it and answers so, and nobody who is right does. */
  | { readonly kind: 'broken' }
  /** It leaves this open: a right server answers so. `isDoubtful`: whether the target is otherwise like that one is not known. */
  | { readonly kind: 'open'; readonly says: string; readonly isDoubtful?: true }
  /** Nobody is known who answers so, right or wrong. */
  | { readonly kind: 'unknown' }

/** Whether it counts against the target. Null: every difference does. */
export function isRed(standing: Standing | null): boolean {
  return standing?.kind !== 'open'
}

/** Says what differences are by the documentation. `close` must be called. */
export interface Judge {
  /** Of each cause, in their order. What is found of one of them is known for all. */
  standingsOf(causes: readonly Cause[], documentation: Documentation): Promise<readonly Standing[]>
  /** The single freedom that explains all that was seen of a difference, whatever quirks explain it as well; null: none does. */
  freedomIn(cause: Unnamed): Promise<Liberty | null>
  /**
   * The single liberty that explains a cause which no freedom explains alone, besides those that are known already; null:
   * none does for certain.
   */
  libertyIn(cause: Cause, statusOf: StatusOf): Promise<Liberty | null>
  close(): Promise<void>
}

export interface JudgeOptions extends RightServersOptions {
  readonly quirks: readonly QuirkFacts[]
}

const FREE_ORDER =
  'a right server may be one that shows rows that nothing sorts, and rows that a sort leaves equal, in another order'

const AS_DOCUMENTED = 'the target answers like the reference without the profile'

const UNDESCRIBED = 'it does not say how something is refused'

const UNREFUSED = 'it does not say that this is refused'

const UNWRITTEN = 'it says nothing of writes by REST'

const UNSAID = 'no sentence of it is about what was asked for'

export function openJudge({ quirks, ...options }: JudgeOptions): Judge {
  const { isFreeOrder } = options
  const rightServers = openRightServers(options)
  const isBrokenAnyway = ({ smallest, rests }: Cause, { speaksOf, asksForMore }: Documentation) =>
    isCrash(smallest) &&
    !asksForMore(smallest.query) &&
    decidingOf(smallest, rests).some(clause => speaksOf(clause, smallest))
  /** What a single thing that is otherwise, perhaps besides those that are known, makes open; null: there is none. */
  const openAlone = async (cause: Cause, isRight: IsRight): Promise<Standing | null> => {
    const { smallest, first, quirks: ids } = cause
    const quirk = quirks.find(it => ids.includes(it.id) && isRight(it))
    if (quirk) rightServers.learn(quirk)
    if (quirk) return { kind: 'open', says: quirk.says }
    if (await isFreeOrder(smallest)) return { kind: 'open', says: FREE_ORDER }
    const seen = evidenceOf(cause)
    const open = openTo((await rightServers.alone(seen)) ?? (await rightServers.besides(seen)))
    if (open || ids.length > 0) return open
    return openTo(await rightServers.here(seen, first), { isDoubtful: true })
  }
  /** Where somebody who is wrong answers so, that is more likely than several things at once that nobody knows of. */
  const openTogether = async ({ smallest, first, quirks: ids }: Cause, isRight: IsRight) => {
    if (ids.length > 0) return openTo(await rightServers.known(smallest))
    const near = quirks.filter(it => isRight(it) && smallest.clauses.includes(it.clause))
    return openTo(await rightServers.together(smallest, first, near), { isDoubtful: true })
  }
  /** A false proof opens nothing: what is closed to the public is documented, whatever is said of proofs. */
  const isLetIn = async ({ smallest }: Cause, { speaksOf }: Documentation) => {
    const { query, actual } = smallest
    const isServed = isFalseProof(askerOf(query)) && !isRefused(actual)
    const plain = isServed ? await rightServers.toPublic(smallest) : null
    return plain && isForbidden(plain.expected) && plain.clauses.some(clause => speaksOf(clause, plain))
  }
  /** What a profile does is no measure of what is open. */
  const unexplainedByAny = async (cause: Cause, documentation: Documentation): Promise<Standing> => {
    if (await isLetIn(cause, documentation)) return { kind: 'unknown' }
    const standing = unexplained(cause, documentation)
    const smallest = standing.kind === 'unknown' ? await rightServers.asDocumented(cause.smallest) : null
    if (!smallest) return standing
    const plain = cause.smallest.clauses.filter(clause => !cause.rests.includes(clause))
    const rests = smallest.clauses.filter(clause => !plain.includes(clause))
    const other = unexplained({ ...cause, smallest, rests }, documentation)
    return other.kind === 'open' ? other : standing
  }
  return {
    freedomIn: async ({ smallest, first, right, agreed = [], alike = [] }) => {
      const [free = null] =
        (await rightServers.alone({ difference: smallest, besides: [first, ...right], agreed, alike })) ?? []
      return free
    },
    libertyIn: async (cause, statusOf) => {
      const { smallest, quirks: ids } = cause
      const seen = evidenceOf(cause)
      const rightOnes = quirks.filter(rightBy(statusOf))
      const [one, ...others] = rightOnes.filter(it => ids.includes(it.id))
      // Of several nobody knows which one it is.
      if (others.length > 0) return null
      if (one) {
        rightServers.learn(one)
        return { kind: 'quirk', of: one }
      }
      const near = rightOnes.filter(it => smallest.clauses.includes(it.clause))
      // Where quirks explain it, freedoms were asked for all that was seen: by freedomIn.
      const alone =
        (ids.length === 0 && (await rightServers.alone(seen))) || (await rightServers.alone(seen, near))
      const [free = null] = alone ?? (await rightServers.besides(seen)) ?? []
      return free
    },
    standingsOf: async (causes, documentation) => {
      const { statusOf } = documentation
      const isRight = rightBy(statusOf)
      const found = new Map<Cause, Standing>()
      const look = async (find: (cause: Cause, isRight: IsRight) => Promise<Standing | null>) => {
        const before = found.size
        for (const cause of causes) {
          const standing = found.has(cause) ? null : await find(cause, isRight)
          if (standing) found.set(cause, standing)
        }
        return found.size > before
      }
      for (const cause of causes)
        if (isBrokenAnyway(cause, documentation)) found.set(cause, { kind: 'broken' })
      await look(openAlone)
      // What one of them shows to be otherwise explains others.
      while (await look(openTogether)) {}
      const left = async (cause: Cause) => found.get(cause) ?? unexplainedByAny(cause, documentation)
      return Promise.all(causes.map(left))
    },
    close: rightServers.close,
  }
}

/** A mistake that explains all that was seen is likelier than a liberty that explains the smallest part of it alone. */
function evidenceOf({ smallest, first, quirks, right, agreed = [], alike = [] }: Cause): Evidence {
  return { difference: smallest, besides: quirks.length > 0 ? [first, ...right] : right, agreed, alike }
}

/** Of what nobody who is right is known to answer. */
function unexplained({ smallest, rests, quirks }: Cause, documentation: Documentation): Standing {
  if (writesByRest(smallest.query) && !isForbidden(smallest.expected))
    return { kind: 'open', says: UNWRITTEN }
  if (quirks.length > 0) return { kind: 'broken' }
  if (documentation.asksForMore(smallest.query) || showsMore(smallest)) return { kind: 'open', says: UNSAID }
  if (areRefusals(smallest)) return { kind: 'open', says: UNDESCRIBED }
  const clauses = decidingOf(smallest, rests)
  if (isTaken({ ...smallest, clauses }, documentation)) return { kind: 'open', says: UNREFUSED }
  const { speaksOf } = documentation
  const isUnsaid = clauses.length > 0 && !clauses.some(clause => speaksOf(clause, smallest))
  return isUnsaid && smallest.actual.kind === 'answer' ? { kind: 'open', says: UNSAID } : { kind: 'unknown' }
}

/** What is asked for without parameters is answered right: what they ask for decides. */
function decidingOf({ clauses }: Judged, rests: readonly string[]): readonly string[] {
  return rests.length > 0 ? rests : clauses
}

/** Whether both refuse it, each in its own way. */
function areRefusals({ expected, actual }: Judged): boolean {
  return [expected, actual].every(isRefused)
}

function isRefused(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && isRefusal(outcome) && outcome.status < 500
}

/** Whether two servers refuse something for the same reason: how they say it is their own business. */
export function refuseAlike(one: Outcome, other: Outcome): boolean {
  if (one.kind !== 'answer' || other.kind !== 'answer' || ![one, other].every(isRefused)) return false
  return one.status === other.status || ![one, other].some(it => isForbidden(it) || it.status === 404)
}

/** Whether it is refused because of who asks: GraphQL may say so with any status. */
export function isForbidden({ status, json }: Pick<Answer, 'status' | 'json'>): boolean {
  if (status === 401 || status === 403) return true
  const errors = isObject(json) && Array.isArray(json.errors) ? json.errors : []
  return errors.some(
    error => isObject(error) && isObject(error.extensions) && error.extensions.code === FORBIDDEN,
  )
}

/** Of the oracle, whose words the documentation leaves open. */
const FORBIDDEN = 'FORBIDDEN'

/**
 * Whether it is taken where it could have been refused as invalid. Who may not ask is refused in any case, and so is what
 * a documented clause refuses.
 */
function isTaken(judged: Judged, { speaksOf, refuses }: Documentation): boolean {
  const { expected, actual, clauses } = judged
  const isSaid = clauses.some(clause => refuses(clause) && speaksOf(clause, judged))
  const isInvalid = isRefusal(expected) && expected.status !== 404 && expected.status < 500
  return (
    isInvalid &&
    !isForbidden(expected) &&
    !isSaid &&
    actual.kind === 'answer' &&
    actual.status < 300 &&
    !isRefusal(actual)
  )
}

/** Whether an entry has a value that the reference keeps to itself: of what is not shown the documentation says nothing. */
export function showsMore({ query, difference }: Judged): boolean {
  if (query.door !== 'rest' || difference?.expected !== ABSENT) return false
  return difference.path.includes('.attributes') && PLAIN.has(typeof difference.actual)
}

const PLAIN = new Set(['string', 'number', 'boolean'])

/** Whether a quirk breaks no documented clause. */
type IsRight = (quirk: QuirkFacts) => boolean

function rightBy(statusOf: StatusOf): IsRight {
  return ({ clause, breaks }) =>
    [clause, breaks].every(it => it === undefined || statusOf(it) !== 'documented')
}

function openTo(liberties: readonly Liberty[] | null, how: { isDoubtful?: true } = {}): Standing | null {
  if (!liberties) return null
  if (liberties.length === 0) return { kind: 'open', says: AS_DOCUMENTED }
  const says = liberties.some(({ kind }) => kind !== 'freedom')
    ? `a right server may do all of this: ${liberties.map(sentenceOf).join('; ')}`
    : `a right server may be one that ${liberties.map(({ of }) => of.says).join(', and ')}`
  return { kind: 'open', says, ...how }
}

/** A server that crashes where it is to serve something documented is wrong in any case. */
function isCrash({ expected, actual }: Judged): boolean {
  return actual.kind === 'answer' && actual.status >= 500 && actual.status !== 501 && expected.status < 400
}
