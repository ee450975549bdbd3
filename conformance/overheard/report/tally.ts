import { veilOver } from '../../record/veil.ts'
import { REDACTED } from '../../secrets/redact.ts'
import { hideMembers, hideParameters, proofsOf } from '../../secrets/requests.ts'
import type { Exchange } from '../exchange.ts'
import type { Breach, Claim } from '../judge/claim.ts'
import type { Heard } from '../judge/judge.ts'
import { whyUnknown } from '../judge/why-unknown.ts'
import type { Counts, Finding, Overheard } from './overheard.ts'

/** More findings are counted, and not kept. */
const MOST_FINDINGS = 1_000

type Verdict = keyof Counts

/** What became of one answer so far. */
interface Outcome {
  verdict: Verdict
  reason: string
  /** Clauses that it was found to break: once is enough. */
  readonly broken: Set<string>
}

/** Counts what is heard. */
export class Tally {
  readonly #onFinding: (finding: Finding) => void
  readonly #outcomes = new WeakMap<Exchange, Outcome>()
  readonly #answers = { pass: 0, fail: 0, note: 0, unknown: 0 }
  readonly #unknown = new Map<string, number>()
  readonly #clauses = new Map<string, { pass: number; fail: number; note: number }>()
  readonly #findings: Finding[] = []

  /** `onFinding` is told of each finding as it is made. */
  constructor(onFinding: (finding: Finding) => void) {
    this.#onFinding = onFinding
  }

  hear(exchange: Exchange, { claims, waiting }: Heard): void {
    const outcome: Outcome = { verdict: 'unknown', reason: whyUnknown(exchange, waiting), broken: new Set() }
    this.#outcomes.set(exchange, outcome)
    this.#count(outcome, 1)
    for (const claim of claims) this.prove(exchange, claim)
  }

  /** A claim turned out to be true. */
  prove(exchange: Exchange, claim: Claim): void {
    const outcome = this.#outcomes.get(exchange)
    if (!outcome) throw new Error('invariant: only what was heard is judged')
    const verdict = verdictOf(claim)
    if (claim.breach !== null && outcome.broken.has(claim.clause)) return
    if (claim.breach !== null) outcome.broken.add(claim.clause)
    const counts = this.#clauses.get(claim.clause) ?? { pass: 0, fail: 0, note: 0 }
    counts[verdict]++
    this.#clauses.set(claim.clause, counts)
    this.#count(outcome, -1)
    if (RANKS[verdict] > RANKS[outcome.verdict]) outcome.verdict = verdict
    this.#count(outcome, 1)
    if (claim.breach !== null && verdict !== 'pass')
      this.#keep(findingOf(exchange, claim.clause, verdict, claim.breach))
  }

  #count({ verdict, reason }: Outcome, by: 1 | -1): void {
    this.#answers[verdict] += by
    if (verdict === 'unknown') this.#unknown.set(reason, (this.#unknown.get(reason) ?? 0) + by)
  }

  #keep(finding: Finding): void {
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(finding)
    this.#onFinding(finding)
  }

  /** What was heard so far. */
  report({ kit, target }: Pick<Overheard, 'kit' | 'target'>): Overheard {
    const unknown = [...this.#unknown].map(([reason, answers]) => ({ reason, answers }))
    const clauses = [...this.#clauses].map(([clause, counts]) => ({ clause, ...counts }))
    return {
      ...{ format: 'assayer-overheard', version: 1, kit, target },
      answers: { ...this.#answers },
      unknown: unknown.filter(({ answers }) => answers > 0).sort((a, b) => b.answers - a.answers),
      clauses: clauses.sort((a, b) => (a.clause < b.clause ? -1 : 1)),
      findings: [...this.#findings],
    }
  }
}

const RANKS: Readonly<Record<Verdict, number>> = { unknown: 0, pass: 1, note: 2, fail: 3 }

function verdictOf({ breach, isDocumented }: Claim): 'pass' | 'fail' | 'note' {
  if (breach === null) return 'pass'
  return isDocumented ? 'fail' : 'note'
}

function findingOf(
  { id, request, answer }: Exchange,
  clause: string,
  verdict: 'fail' | 'note',
  { says, path, expected, actual }: Breach,
): Finding {
  const veil = veilOver(proofsOf(request.path, request.headers))
  const body = request.body === null ? null : veil.text(hideMembers(request.body, REDACTED))
  return {
    ...{ exchange: id, verdict, clause, says: veil.text(says) },
    request: { method: request.method, path: veil.text(hideParameters(request.path, REDACTED)), body },
    ...{ status: answer.status, path },
    ...{ expected: veil.value(expected ?? null), actual: veil.value(actual ?? null) },
  }
}
