import { type Patient, switchTo } from '../diagnosis/ward.ts'
import type { Connection } from '../targets/connection.ts'
import { clausesTouchedBy, type QuirkFacts } from '../targets/oracle.ts'

/** An oracle that is switched from quirks to quirks. `close` must be called. */
export interface Switched {
  /** Null where they cannot stand beside each other. */
  withAll(quirks: readonly string[]): Promise<Connection | null>
  close(): Promise<void>
}

/** `beside` are quirks that it has in any case. */
export function openSwitched(open: () => Promise<Patient>, beside: readonly string[] = []): Switched {
  let patient: Promise<Patient> | null = null
  return {
    withAll: async quirks => {
      patient ??= open()
      const { connection } = await patient
      return (await switchTo(connection, [...beside, ...quirks])) ? connection : null
    },
    close: async () => (await patient)?.close(),
  }
}

/** How an oracle with several quirks at once answers what a target was asked. */
export interface Trying<Answer> {
  /** Null where they cannot stand beside each other, or nobody can ask. */
  readonly ask: (quirks: readonly string[]) => Promise<Answer | null>
  /** Whether it is answered as without any quirk. */
  readonly isUnchanged: (answer: Answer) => boolean
  readonly isAlike: (answer: Answer) => boolean
}

/** A quirk, with the clauses of the units that it changes. */
export interface Candidate extends Pick<QuirkFacts, 'id' | 'clause'> {
  readonly touched: ReadonlySet<string>
}

/** Quirks with what they touch. To find that out takes half a second, once. */
export function openCandidates(quirks: readonly QuirkFacts[]): () => Promise<readonly Candidate[]> {
  let all: Promise<readonly Candidate[]> | null = null
  const findOut = () =>
    Promise.all(quirks.map(async quirk => ({ ...quirk, touched: await clausesTouchedBy(quirk.id) })))
  return () => {
    all ??= findOut()
    return all
  }
}

/** So many quirks are tried at once: hardly any of them changes the answer to one query. */
const GROUP = 24

/** Ids of those of many quirks with each of which the target's answer comes out. */
export async function amongMany<Answer>(
  candidates: readonly Candidate[],
  trying: Trying<Answer>,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const { ids } of groupsOf(candidates)) found.push(...(await inGroup(ids, trying)))
  return found
}

async function inGroup<Answer>(
  quirks: readonly string[],
  trying: Trying<Answer>,
): Promise<readonly string[]> {
  const answer = await trying.ask(quirks)
  if (answer !== null && trying.isUnchanged(answer)) return []
  if (quirks.length <= 1) return answer !== null && trying.isAlike(answer) ? quirks : []
  const half = Math.ceil(quirks.length / 2)
  const first = await inGroup(quirks.slice(0, half), trying)
  return [...first, ...(await inGroup(quirks.slice(half), trying))]
}

interface Group {
  readonly ids: string[]
  readonly touched: Set<string>
}

/** Of two quirks that change the same one hides the other: they are in different groups. */
function groupsOf(candidates: readonly Candidate[]): readonly Group[] {
  const groups: Group[] = []
  for (const { id, touched } of candidates) {
    const isFree = (group: Group) => ![...touched].some(clause => group.touched.has(clause))
    const free = groups.find(group => group.ids.length < GROUP && isFree(group))
    const group = free ?? { ids: [], touched: new Set() }
    if (!free) groups.push(group)
    group.ids.push(id)
    for (const clause of touched) group.touched.add(clause)
  }
  return groups
}
