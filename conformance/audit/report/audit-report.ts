import { curlOf } from '../../report/curl.ts'
import { type Scrubber, scrubber } from '../../report/scrub.ts'
import type { Clause } from '../../suite/clause.ts'
import { wireOf } from '../asker.ts'
import type { Audited } from '../audit.ts'
import { type Finding, isFail } from '../finding.ts'
import type { Answer } from '../question.ts'

/** What an audit found: plain JSON, as `audit.json` holds it. Secrets are redacted. */
export interface AuditReport {
  readonly format: 'assayer-audit'
  readonly version: 1
  readonly kit: string
  readonly target: string
  readonly requests: number
  /** Why it ended before everything was asked; null: it did not. */
  readonly stopped: string | null
  readonly lists: readonly ListReport[]
  readonly relations: readonly { readonly relation: string; readonly held: number; readonly untold: number }[]
  /** How often each clause was seen to hold. */
  readonly clauses: readonly { readonly clause: string; readonly held: number }[]
  readonly findings: readonly FindingReport[]
  /** Wrong at first, and not any more when it was asked again: something changed meanwhile. */
  readonly moved: readonly FindingReport[]
  /** Wrong, and not asked again. */
  readonly unsure: readonly FindingReport[]
}

export interface ListReport {
  readonly path: string
  /** Published ones, in all editions; null: it is one object. */
  readonly entries: number | null
  readonly editions: number
  /** Why it was not seen, or not whole; null: it was. */
  readonly unseen: string | null
}

export interface FindingReport {
  readonly verdict: 'fail' | 'note'
  readonly clause: string
  /** Clauses of which one may be broken instead: the answers do not tell which. */
  readonly others: readonly string[]
  /** What must hold between the answers; null: it follows from what was read. */
  readonly relation: string | null
  readonly says: string
  /** Where in the last answer. */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
  readonly exchanges: readonly ExchangeReport[]
}

export interface ExchangeReport {
  readonly method: string
  readonly path: string
  readonly curl: string
  readonly status: number
  readonly answer: unknown
}

export interface ReportHead {
  readonly kit: string
  readonly target: string
  readonly clauses: readonly Clause[]
  /** Texts that no report may show. */
  readonly secrets: readonly string[]
}

export function auditReport(audited: Audited, head: ReportHead): AuditReport {
  const { lists, resources, relations, held, stop } = audited
  const reported = (findings: readonly Finding[]) => findings.map(it => findingReport(it, head))
  return {
    ...{ format: 'assayer-audit', version: 1, kit: head.kit, target: head.target, requests: audited.asked },
    stopped: stop && STOPS[stop],
    lists: [...lists.map(listReport), ...resources.map(resourceReport)],
    relations: [...relations].map(([relation, counts]) => ({ relation, ...counts })),
    clauses: [...held]
      .map(([clause, count]) => ({ clause, held: count }))
      .sort((a, b) => (a.clause < b.clause ? -1 : 1)),
    findings: reported(audited.findings),
    moved: reported(audited.moved),
    unsure: reported(audited.unsure),
  }
}

const STOPS: Readonly<Record<NonNullable<Audited['stop']>, string>> = {
  requests: 'as many requests were sent as it may send (--requests)',
  time: 'its time was up (--budget)',
  'no-answer': 'the target did not answer any more',
  'slow-down': 'the target asked to be left alone (status 429 or 503)',
}

function listReport({ plural, grounds, unseen }: Audited['lists'][number]): ListReport {
  const entries = grounds.reduce((sum, { rows }) => sum + rows.length, 0)
  return { path: `/api/${plural}`, entries, editions: grounds.length, unseen }
}

function resourceReport({
  resource: { base, name },
  rows,
  unseen,
}: Audited['resources'][number]): ListReport {
  const entries = name === 'settings' ? null : rows.length
  return { path: `${base}${name}/`, entries, editions: 1, unseen }
}

/** What a live target holds has times of its own, and none of them is masked. */
const AT_ANY_TIME = { from: 0, to: 0 }

function findingReport(finding: Finding, { clauses, target, secrets }: ReportHead): FindingReport {
  const { clause, others, relation, breach, answers } = finding
  const scrub = scrubber({ secrets, url: target, shownUrl: target, ...AT_ANY_TIME })
  const [expected, actual] = scrub.pair(breach.expected, breach.actual)
  return {
    verdict: isFail(finding, clauses) ? 'fail' : 'note',
    ...{ clause, others, relation, says: scrub.text(breach.says), path: breach.path },
    expected,
    actual,
    exchanges: answers.map(answer => exchangeReport(answer, target, scrub)),
  }
}

function exchangeReport({ question, status, json }: Answer, target: string, scrub: Scrubber): ExchangeReport {
  const { method, path } = wireOf(question)
  const curl = scrub.text(curlOf(wireOf(question), URL.canParse(target) ? target : ''))
  return { method, path: scrub.text(path), curl, status, answer: scrub.value(json) }
}
