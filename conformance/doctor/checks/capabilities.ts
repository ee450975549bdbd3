import type { Answer, Outcome } from '../../client/outcome.ts'
import type { WireRequest } from '../../client/wire-request.ts'
import { type Check, good, limit, missing, type Patient } from '../check.ts'

/** A request that any server with the capability answers, and that says 404 or 405 where there is none. */
const PROBES: Readonly<Record<string, WireRequest>> = {
  graphql: {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  },
  i18n: { method: 'GET', path: '/api/i18n/locales', headers: {}, body: null },
}

/** Capabilities that the target is taken to have, and that it may not have. */
export const capabilities: Check = {
  name: 'capabilities',
  run: async patient => {
    const wanted = Object.keys(PROBES).filter(name =>
      patient.scenarios.some(it => it.requires.includes(name)),
    )
    return Promise.all(wanted.map(name => probe(name, patient)))
  },
}

async function probe(name: string, { connection, scenarios, lacks }: Patient) {
  const count = scenarios.filter(({ requires }) => requires.includes(name)).length
  const lacking = lacks(name)
  if (lacking) return limit(`${lacking}: ${count} scenarios are skipped`, 'nothing, if that is correct')
  const request = PROBES[name]
  if (!request) throw new Error(`invariant: there is no probe for ${name}`)
  const outcome = await connection.client.send(request)
  const status = outcome.kind === 'answer' ? outcome.status : null
  if (outcome.kind === 'answer' && isOf(outcome)) return good(`it has ${name}`)
  const mend = status !== null && status >= 500 ? `check its log for why ${name} fails` : `enable ${name}`
  return missing(
    `${request.method} ${request.path} answers ${answerText(outcome)}: ${count} scenarios need ${name}`,
    `${mend}, or declare that it lacks it: without: [${name}] (--without ${name})`,
  )
}

/** JSON, or a refusal of who asks: a web server answers a page with 200 to whatever it does not know. */
function isOf({ status, json }: Answer): boolean {
  if ([401, 403].includes(status)) return true
  return status < 500 && status !== 404 && status !== 405 && json !== undefined
}

function answerText(outcome: Outcome): string {
  if (outcome.kind !== 'answer') return 'nothing'
  return outcome.status < 400 ? `${outcome.status} without JSON` : String(outcome.status)
}
