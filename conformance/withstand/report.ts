import type { WireRequest } from '../client/wire-request.ts'
import { curlOf } from '../report/curl.ts'
import { REDACTED } from '../secrets/redact.ts'
import { hideMembers, hideParameters } from '../secrets/requests.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { EmbeddedRequest } from '../targets/oracle.ts'
import { USUAL_URL } from '../targets/oracle-target.ts'
import type { Change } from './echo.ts'
import { type Finding, type Findings, type Outcome, type Score, scoreOf } from './findings.ts'
import { plainText, type Telling, tellingOf } from './telling.ts'

/** `withstand.json`: all that reporters show, and what a later run need not find out again. */
export interface WithstandReport extends Omit<Findings, 'wrong' | 'permitted'> {
  readonly format: 'assayer-withstand'
  readonly version: 1
  /** The version of the kit. */
  readonly kit: string
  readonly score: Score
  readonly wrong: readonly ServerReport[]
  readonly permitted: readonly ServerReport[]
}

export interface ServerReport extends Omit<Finding, 'server' | 'changes' | 'example'> {
  readonly id: string
  readonly says: string
  readonly clause: Pick<Clause, 'id' | 'says' | 'status'> | null
  readonly changes: readonly ChangeReport[]
  readonly example: ExampleReport | null
}

export interface ChangeReport extends Telling {
  /** `GET /api/posts?sort=title`. */
  readonly request: string
  readonly curl: string
  /** Places in which the answers differ, the first ones. */
  readonly places: readonly PlaceReport[]
  /** How many places there are in all. */
  readonly differing: number
}

export interface PlaceReport {
  readonly path: string
  readonly right: string
  readonly wrong: string
}

/** A scenario of the suite that shows what no request of the tests shows. */
export interface ExampleReport {
  readonly scenario: string
  readonly says: string
  readonly world: string
  readonly request: string
}

export function reportOf(findings: Findings, kit: string): WithstandReport {
  const { wrong, permitted, ...rest } = findings
  return {
    ...{ format: 'assayer-withstand', version: 1, kit, ...rest, score: scoreOf(findings) },
    wrong: wrong.map(serverReport),
    permitted: permitted.map(serverReport),
  }
}

function serverReport({ server, changes, example, ...rest }: Finding): ServerReport {
  const { id, says, clause } = server
  return {
    ...{ id, says, ...rest },
    clause: clause && { id: clause.id, says: clause.says, status: clause.status },
    changes: changes.map(changeReport),
    example: example && exampleReport(example),
  }
}

/** More hides what matters. */
const MOST_PLACES = 6

function changeReport(change: Change): ChangeReport {
  const { exchange, differences } = change
  const request = shownRequest(exchange.request)
  return {
    ...tellingOf(change),
    request: `${request.method} ${readable(request.path)}`,
    curl: curlOf(request, USUAL_URL),
    places: differences.slice(0, MOST_PLACES).map(({ path, expected, actual }) => ({
      ...{ path, right: plainText(expected), wrong: plainText(actual) },
    })),
    differing: differences.length,
  }
}

/** Headers that decide what is answered; others are the client's own. */
const TELLING_HEADERS = /^(authorization|cookie|content-type|accept|accept-version|origin|prefer)$/

function shownRequest({ method, target, headers, body }: EmbeddedRequest): WireRequest {
  const kept = Object.entries(headers).filter(
    ([name, value]) => TELLING_HEADERS.test(name) && !(name === 'accept' && value === '*/*'),
  )
  return {
    ...{ method, path: hideParameters(target, REDACTED), headers: Object.fromEntries(kept) },
    body: body === null ? null : hideMembers(Buffer.from(body).toString(), REDACTED),
  }
}

/** An address as one would write it by hand. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

function exampleReport({ id, says, world, steps }: Scenario): ExampleReport {
  const [step] = steps.slice(-1)
  const request = step ? `${step.request.method} ${step.request.path}` : ''
  return { scenario: id, says, world, request }
}

/** Those of some outcomes. */
export function having(
  servers: readonly ServerReport[],
  ...outcomes: readonly Outcome[]
): readonly ServerReport[] {
  return servers.filter(({ outcome }) => outcomes.includes(outcome))
}
