import { groupBy } from '../group-by.ts'
import type { Models } from '../overheard/judge/models.ts'
import type { Suite } from '../suite/load-suite.ts'
import { othersAsked } from './clauses-asked.ts'
import { confirmAccusations, confirmCheck } from './confirm.ts'
import { type Confirmed, type Finding, isFail } from './finding.ts'
import type { Lifts, Suspicion } from './lifts.ts'
import { type Accusation, chargeOf } from './listener.ts'
import { type Answer, type Ask, isServed, keyOf, type Question } from './question.ts'
import type { Check } from './relations/check.ts'
import type { SeenList } from './survey/survey.ts'

export interface RelationCount {
  readonly held: number
  readonly untold: number
}

/** What is needed to ask again. */
export interface Again {
  readonly lists: readonly SeenList[]
  readonly models: Models
  readonly lifts: Lifts
}

/** What was found, once it was asked again. */
export interface Entries {
  readonly held: ReadonlyMap<string, number>
  readonly relations: ReadonlyMap<string, RelationCount>
  readonly findings: readonly Finding[]
  readonly moved: readonly Finding[]
  readonly unsure: readonly Finding[]
}

/** Of one clause no more is asked again: what else is wrong with it is wrong in the same way. */
const MOST_OF_A_CLAUSE = 3

interface Broken {
  readonly check: Check
  readonly finding: Finding
}

/** What was found so far. */
export class Book {
  readonly #suite: Suite
  readonly #held = new Map<string, number>()
  readonly #relations = new Map<string, { held: number; untold: number }>()
  readonly #accusations: Accusation[] = []
  readonly #broken: Broken[] = []
  readonly #suspicions: Suspicion[] = []
  readonly #confirmed: Record<Confirmed, Finding[]> = { stands: [], moved: [], 'not-asked-again': [] }

  constructor(suite: Suite) {
    this.#suite = suite
  }

  keep(clause: string): void {
    this.#held.set(clause, (this.#held.get(clause) ?? 0) + 1)
  }

  accuse(accusation: Accusation): void {
    this.#accusations.push(accusation)
  }

  /** Whether the answer to a question is held to be wrong. */
  isAccused(question: Question): boolean {
    return this.#accusations.some(it => keyOf(it.question) === keyOf(question))
  }

  suspect(suspicions: readonly Suspicion[]): void {
    this.#suspicions.push(...suspicions)
  }

  compare(check: Check, answers: readonly (Answer | null)[]): void {
    const count = this.#relations.get(check.relation) ?? { held: 0, untold: 0 }
    this.#relations.set(check.relation, count)
    const breach = compared(check, answers)
    if (breach === undefined) count.untold++
    if (breach === null) {
      count.held++
      this.keep(check.clause)
    }
    if (!breach) return
    const { clause, relation, questions } = check
    const others = othersAsked(clause, questions)
    const finding = { clause, others, relation, breach, answers: answers.filter(isServed) }
    this.#broken.push({ check, finding })
  }

  /** Asks again for what seems wrong, the surest first: what that explains need not be asked. */
  async confirm(ask: Ask, again: Again): Promise<void> {
    const accusations = onceForEachQuestion(this.#accusations)
    const suspected = [...accusations, ...this.#suspicions.map(({ finding }) => finding)]
    const sizes = new Set(suspected.map(({ others }) => others.length))
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await this.#confirmAccusations(
        ask,
        accusations.filter(it => it.others.length === size),
        again,
      )
      await this.#confirmSuspicions(
        this.#suspicions.filter(it => it.finding.others.length === size),
        again,
      )
    }
    for (const { check, finding } of fewOfEach(this.#broken, nameOf)) {
      if (!this.#isExplained(finding)) this.#confirmed[await confirmCheck(ask, check)].push(finding)
    }
  }

  async #confirmAccusations(
    ask: Ask,
    accusations: readonly Accusation[],
    { lists, models }: Again,
  ): Promise<void> {
    const open = accusations.filter(it => isAlone(it) || !this.#isExplained(findingOf(it)))
    const chosen = fewOfEach(open, ({ clause }) => clause)
    for (const [plural, its] of groupBy(chosen, ({ question }) => listNameOf(question.path))) {
      const pages = lists.find(it => it.plural === plural)?.pages ?? []
      for (const [accusation, confirmed] of await confirmAccusations(ask, its, { pages, models }))
        this.#confirmed[confirmed].push(findingOf(accusation))
    }
  }

  async #confirmSuspicions(suspicions: readonly Suspicion[], { lifts }: Again): Promise<void> {
    const open = suspicions.filter(({ finding }) => isAlone(finding) || !this.#isExplained(finding))
    for (const [confirmed, finding] of await lifts.confirm(fewOfEach(open, it => it.finding.clause)))
      this.#confirmed[confirmed].push(finding)
  }

  /**
   * Whether something that is found broken already may be why: some of the clauses that have a say, or whatever one of
   * the answers is wrong in. No note explains a fail.
   */
  #isExplained(finding: Finding): boolean {
    const { clauses } = this.#suite
    const isOfFail = isFail(finding, clauses)
    const asked = new Set(finding.answers.map(({ question }) => keyOf(question)))
    const may = [finding.clause, ...finding.others]
    return this.#confirmed.stands.some(known => {
      if (isOfFail && !isFail(known, clauses)) return false
      const isAmong = [known.clause, ...known.others].every(it => may.includes(it))
      return isAmong || (isAlone(known) && known.answers.some(({ question }) => asked.has(keyOf(question))))
    })
  }

  close(): Entries {
    const { stands, moved, 'not-asked-again': unsure } = this.#confirmed
    const findings = fewOfEach(stands, ({ clause, others }) => [clause, ...others].join(' '))
    return { held: this.#held, relations: this.#relations, findings, moved, unsure }
  }
}

/** Null: it holds. Undefined: nothing can be told. */
function compared(check: Check, answers: readonly (Answer | null)[]): ReturnType<Check['compare']> {
  if (answers.every(isServed)) return check.compare(answers)
  return check.isKeptByRefusal && answers.every(isRefused) ? null : undefined
}

function isRefused(answer: Answer | null): boolean {
  return answer !== null && answer.status >= 400 && answer.status < 500
}

function isAlone({ others }: Pick<Finding, 'others'>): boolean {
  return others.length === 0
}

function nameOf({ check }: Broken): string {
  return `${check.clause} ${check.relation}`
}

function listNameOf(path: string): string {
  return /^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''
}

function findingOf({ clause, others, breach, answer, isDocumented }: Accusation): Finding {
  return { clause, others, breach, isDocumented, relation: null, answers: [answer] }
}

/** One answer may be wrong in many entries: the first one tells. */
function onceForEachQuestion(accusations: readonly Accusation[]): readonly Accusation[] {
  return [...groupBy(accusations, chargeOf).values()].flatMap(its => its.slice(0, 1))
}

function fewOfEach<T>(all: readonly T[], keyOf: (it: T) => string): readonly T[] {
  return [...groupBy(all, keyOf).values()].flatMap(its => its.slice(0, MOST_OF_A_CLAUSE))
}
