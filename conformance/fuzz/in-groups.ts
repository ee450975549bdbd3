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

/** At most so many quirks are tried at once, or a few more: hardly any of them changes the answer to one query. */
const GROUP = 24

/** Ids of those of many quirks with each of which the target's answer comes out. */
export async function amongMany<Answer>(
  candidates: readonly Candidate[],
  trying: Trying<Answer>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { ids } of groupsOf(candidates)) for (const id of await inGroup(ids, trying)) found.add(id)
  return candidates.map(({ id }) => id).filter(id => found.has(id))
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

/** What quirks of one part of the documentation do, such as who may ask, may make up for each other. */
function partOf(clause: string): string {
  return SCHEMA.test(clause) ? clause : clause.split('.').slice(0, 3).join('.')
}

/** What is another in a schema is not made up for by anything else in it. There is much of it, and each group makes a schema. */
const SCHEMA = /^content\.graphql\.(arguments|mutations|queries|types)\./

/** Of two quirks that change the same one hides the other: they are in different groups, which are about as large. */
function groupsOf(candidates: readonly Candidate[]): readonly Group[] {
  const groups = Array.from({ length: fewestGroups(candidates) }, emptyGroup)
  for (const candidate of candidates) {
    const touched = touchedBy(candidate)
    const free = groups.filter(group => !touched.some(it => group.touched.has(it)))
    const [smallest = emptyGroup()] = free.toSorted((a, b) => a.ids.length - b.ids.length)
    if (free.length === 0) groups.push(smallest)
    smallest.ids.push(candidate.id)
    for (const it of touched) smallest.touched.add(it)
  }
  return groups
}

function emptyGroup(): Group {
  return { ids: [], touched: new Set() }
}

/** As many as there are quirks that change the same, and as it takes for none to be too large. */
function fewestGroups(candidates: readonly Candidate[]): number {
  const times = new Map<string, number>()
  for (const it of candidates.flatMap(touchedBy)) times.set(it, (times.get(it) ?? 0) + 1)
  return Math.max(Math.ceil(candidates.length / GROUP), ...times.values())
}

function touchedBy({ clause, touched }: Candidate): readonly string[] {
  return [...touched, partOf(clause)]
}
