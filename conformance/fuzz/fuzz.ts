import { type Agreed, openAgreed } from './agreed.ts'
import type { Asked, Asking } from './asking.ts'
import { type CauseBook, type CauseBookOptions, openCauseBook } from './cause-book.ts'
import type { Cause } from './causes.ts'
import { countDistinct } from './gather.ts'
import type { Guide } from './guided/guide.ts'
import { protocolOf, type Query } from './query.ts'
import { type Stopped, stoppedBy } from './stopped.ts'
import type { Judged } from './twin.ts'

export interface FuzzOptions extends CauseBookOptions {
  /** Queries in the order in which they are asked. */
  readonly queries: Iterable<Query>
  /** Is told which clauses queries lead to. */
  readonly guide: Pick<Guide, 'see'>
  readonly asking: Asking
  /** What was answered alike before, and takes what is now: it tells what cannot be wrong. Undefined: nothing was. */
  readonly agreed?: Agreed
  /** End after so many distinct differences. */
  readonly maxFailures: number
  /** Whether the time is up. */
  readonly isOver: () => boolean
  /** Whether anybody answers at the target. */
  readonly isThere: () => Promise<boolean>
  readonly onProgress: (figures: Figures, causes: number) => void
}

/** What was asked, and how it was answered. */
export interface Figures {
  queries: number
  /** How often the oracle gave each status, by protocol: `rest 200`. */
  readonly statuses: Map<string, number>
  /** In how many of the oracle's answers each clause had a part, of those that were explained. */
  readonly clauses: Map<string, number>
  /** Queries to which the target answered otherwise. */
  differences: number
}

export interface FuzzRun {
  readonly figures: Figures
  readonly causes: readonly Cause[]
  /** Differences that were not looked into. */
  readonly rest: number
  /** Why the run ended before its last query; null when it did not. */
  readonly stopped: Stopped | null
}

/** So many queries in a row without an answer, and the target is taken for lost. */
const MOST_SILENT = 10

/** Asks oracle and target the same queries, and sorts what differs by its cause. */
export async function fuzz(options: FuzzOptions): Promise<FuzzRun> {
  const book = openCauseBook(options)
  const figures: Figures = { queries: 0, statuses: new Map(), clauses: new Map(), differences: 0 }
  const noted = { book, figures, agreed: options.agreed ?? openAgreed(), agreedThen: openAgreed() }
  const stopped = await askAll(options, noted)
  const causes = stopped?.kind === 'interrupted' ? book.causes : await likely(noted, options)
  return { figures, causes, rest: book.rest, stopped }
}

/** Causes without those quirks that a target cannot have: it answers right what they would change. */
async function likely(
  { book, agreed, agreedThen }: Noted,
  { diagnosis }: FuzzOptions,
): Promise<readonly Cause[]> {
  const found: Cause[] = []
  for (const [at, cause] of book.causes.entries()) {
    const { query } = cause.smallest
    // What was learnt from a cause makes answers right that speak against it.
    const right = [...agreed.near(query), ...(book.isLearnt(at) ? [] : agreedThen.near(query))]
    const quirks = await diagnosis.sparing(cause.quirks, right)
    const alike = right.filter(it => it.door !== 'sequence').slice(0, MOST_AGREED)
    found.push({ ...cause, quirks, alike, agreed: query.door === 'sequence' ? alike : [] })
  }
  return found
}

/** More reads would hardly say more of what the target does besides. */
const MOST_AGREED = 12

interface Noted {
  readonly book: CauseBook
  readonly figures: Figures
  readonly agreed: Agreed
  /** What both answer alike where what was learnt is taken for granted. */
  readonly agreedThen: Agreed
}

/** Answers are looked at in the order of the queries, whichever came first: the same run finds the same twice. */
async function askAll(options: FuzzOptions, noted: Noted): Promise<Stopped | null> {
  const { book, figures, agreed, agreedThen } = noted
  const { asking, onProgress } = options
  const queries = new InTime(options)
  let silent = 0
  const underWay = new UnderWay(batchesOf(queries, asking.batch))
  try {
    for await (const batch of asking.ask(underWay)) {
      underWay.reach()
      for (const asked of batch) {
        count(asked, figures)
        await explainSome(asked, options, figures)
        if (asked.difference && (await isEnd(asked.difference, options))) {
          book.keep(asked.difference)
          return {
            kind: 'target-down',
            says: 'the target has answered nothing since then',
            lastAsked: underWay.lastAsked,
          }
        }
        if (!asked.difference) agreed.see(asked)
        else if (await book.see(asked.difference)) agreedThen.see(asked)
        silent = asked.difference?.actual.kind === 'no-answer' ? silent + 1 : 0
        const stopped = stopAfter(countDistinct(book.causes), silent, options)
        if (stopped) return stopped
      }
      onProgress(figures, book.causes.length)
    }
    return queries.isCut ? { kind: 'time', says: 'the time is up (--budget)' } : null
  } catch (error) {
    return stoppedBy(error, underWay.lastAsked)
  }
}

/** Batches, some of which are begun while the answers to one before them are looked at. */
class UnderWay implements Iterable<readonly Query[]> {
  readonly #batches: Iterable<readonly Query[]>
  #begun: readonly (readonly Query[])[] = []
  #hasReached = false

  constructor(batches: Iterable<readonly Query[]>) {
    this.#batches = batches
  }

  /** What is looked at, or was looked at last, and all that was begun since. */
  get lastAsked(): readonly Query[] {
    return this.#begun.flat()
  }

  *[Symbol.iterator](): Generator<readonly Query[]> {
    for (const batch of this.#batches) {
      this.#begun = [...this.#begun, batch]
      yield batch
    }
  }

  /** The answers to the next one are there. */
  reach(): void {
    if (this.#hasReached) this.#begun = this.#begun.slice(1)
    this.#hasReached = true
  }
}

/** Whether the target is gone with this query: then nothing smaller can be asked any more. */
async function isEnd({ actual }: Judged, { isThere }: FuzzOptions): Promise<boolean> {
  return actual.kind === 'no-answer' && !(await isThere())
}

/** Queries as long as there is time. */
class InTime implements Iterable<Query> {
  readonly #options: Pick<FuzzOptions, 'queries' | 'isOver'>
  /** Whether there would have been more. */
  isCut = false

  constructor(options: Pick<FuzzOptions, 'queries' | 'isOver'>) {
    this.#options = options
  }

  *[Symbol.iterator](): Generator<Query> {
    const { queries, isOver } = this.#options
    for (const query of queries) {
      this.isCut = isOver()
      if (this.isCut) return
      yield query
    }
  }
}

function stopAfter(causes: number, silent: number, { maxFailures }: FuzzOptions): Stopped | null {
  if (silent >= MOST_SILENT) {
    return { kind: 'target-down', says: `the last ${silent} queries were not answered` }
  }
  if (causes < maxFailures) return null
  return { kind: 'max-failures', says: `${causes} distinct differences were found (--max-failures)` }
}

function count({ query, statuses, difference }: Asked, figures: Figures): void {
  figures.queries++
  if (difference) figures.differences++
  const protocol = query.door === 'sequence' ? 'sequence' : protocolOf(query)
  for (const status of statuses) add(figures.statuses, `${protocol} ${status}`)
}

/** One of so many is explained: that is enough to know which clauses were reached, and which are rare. */
const EXPLAINED = { query: 20, sequence: 5 }

async function explainSome(
  { query }: Asked,
  { twin, guide }: FuzzOptions,
  { queries, clauses }: Figures,
): Promise<void> {
  if (queries % EXPLAINED[query.door === 'sequence' ? 'sequence' : 'query'] !== 1) return
  const found = await twin.clausesOf(query)
  for (const clause of found) add(clauses, clause)
  guide.see(query, queries - 1, found)
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function* batchesOf<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
