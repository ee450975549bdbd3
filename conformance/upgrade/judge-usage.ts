import type { Usage, UsageOfShape } from '../observe/usage.ts'
import {
  type JudgedRequest,
  judgeTraffic,
  type OracleRequest,
  type OracleWorld,
  type UpgradeSpan,
} from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { compareClause, type OtherAnswer } from './compare-clause.ts'
import type { JudgedProgram } from './programs.ts'
import { type Shown, showUses } from './show-uses.ts'

/** What an upgrade does to requests of one shape. `unknown`: no report tells of all that they use. */
export type Outcome = 'otherwise' | 'unknown' | 'same'

export interface JudgedUse {
  readonly use: UsageOfShape
  readonly outcome: Outcome
  /** Clauses that the two programs decide otherwise, and in what. */
  readonly clauses: readonly { readonly clause: string; readonly answers: readonly OtherAnswer[] }[]
  /** Clauses of which no report of both tells. */
  readonly unknown: readonly string[]
  /** What the platform's changes do to it; null: it is none of the platform's, or both are of one major. */
  readonly change: JudgedRequest | null
  /** What becomes of its example in a world; null: no world was given. */
  readonly shown: Shown | null
}

export interface JudgedUpgrade {
  readonly from: string
  readonly to: string
  readonly uses: readonly JudgedUse[]
  /** Shapes of a service that neither program has. */
  readonly foreign: number
}

/**
 * What becomes of a client's requests when one program takes the place of another. In a world that is given, examples
 * are shown what they get of both.
 */
export async function judgeUsage(
  usage: Usage,
  from: JudgedProgram,
  to: JudgedProgram,
  world: OracleWorld | null = null,
): Promise<JudgedUpgrade> {
  const services = [...from.services, ...to.services]
  const concerned = usage.uses.filter(({ service }) => services.includes(service))
  const shown = world && (await showUses(concerned, world, from, to))
  const uses: JudgedUse[] = []
  for (const use of concerned) uses.push(withShown(await judgeUse(use, from, to), shown?.get(use) ?? null))
  return { from: from.name, to: to.name, uses, foreign: usage.uses.length - concerned.length }
}

/** What was shown to be another answer is one, whatever reports say. */
function withShown(judged: JudgedUse, shown: Shown | null): JudgedUse {
  const isOther = shown !== null && shown !== 'same' && shown !== 'not-shown'
  return { ...judged, shown, outcome: isOther ? 'otherwise' : judged.outcome }
}

async function judgeUse(use: UsageOfShape, from: JudgedProgram, to: JudgedProgram): Promise<JudgedUse> {
  const compared = use.clauses.map(clause => ({
    clause,
    ...compareClause(clause, from.verdicts, to.verdicts),
  }))
  const clauses = compared.flatMap(it =>
    it.kind === 'otherwise' ? [{ clause: it.clause, answers: it.answers }] : [],
  )
  const unknown = compared.flatMap(it => (it.kind === 'unknown' ? [it.clause] : []))
  const change = await changeOf(use, from, to)
  const isOtherwise = clauses.length > 0 || (change?.findings.some(isFelt) ?? false)
  const outcome = isOtherwise ? 'otherwise' : unknown.length > 0 ? 'unknown' : 'same'
  return { use, outcome, clauses, unknown, change, shown: null }
}

/** What is deprecated is answered as before. */
function isFelt({ effect }: JudgedRequest['findings'][number]): boolean {
  return effect === 'breaks' || effect === 'answer'
}

async function changeOf(
  use: UsageOfShape,
  from: JudgedProgram,
  to: JudgedProgram,
): Promise<JudgedRequest | null> {
  const span = spanOf(from.verdicts.platform, to.verdicts.platform)
  if (span === null || use.service !== 'platform') return null
  const [judged] = await judgeTraffic([requestOf(use)], span)
  if (!judged) return null
  return { ...judged, findings: judged.findings.filter(({ effect }) => effect !== 'addition') }
}

function requestOf({ method, example: { target, headers = {}, body } }: UsageOfShape): OracleRequest {
  return { method, target, headers, body: body === undefined ? null : new TextEncoder().encode(body) }
}

const MAJORS = [1, 2, 3, 4, 5] as const

function spanOf(from: string | null, to: string | null): UpgradeSpan | null {
  const [older, newer] = [majorOf(from), majorOf(to)]
  if (older === undefined || newer === undefined || older === newer) return null
  if (older < newer) return { from: older, to: newer }
  throw new UsageError(`Changes are told from an older version to a newer one: found ${from} and ${to}.`)
}

function majorOf(version: string | null): (typeof MAJORS)[number] | undefined {
  return MAJORS.find(major => String(major) === version?.split('.')[0])
}
