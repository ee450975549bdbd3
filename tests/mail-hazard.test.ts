import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../conformance/client/limits.ts'
import { perform } from '../conformance/run/perform.ts'
import { hazardsIn } from '../conformance/run/why-not-sent.ts'
import type { Scenario } from '../conformance/suite/clause.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { type Connection, connect } from '../conformance/targets/connection.ts'
import { oracleTarget } from '../conformance/targets/oracle-target.ts'
import { CannotJudge, settingOf } from '../conformance/targets/target.ts'

/** Scenarios that are sent to a server that may not mail, and that could make a platform or the users' plugin do so. */
function harmless(): readonly Scenario[] {
  const scenarios = loadSuite('specs').clauses.flatMap(clause => clause.scenarios)
  const ofUsers = ({ steps }: Scenario) => steps.some(({ request }) => request.path.startsWith('/api/auth/'))
  return scenarios.filter(it => (it.service === 'platform' || ofUsers(it)) && !hazardsIn(it).includes('mail'))
}

async function mailsAfter(scenario: Scenario, connection: Connection): Promise<number> {
  await perform(scenario, connection).catch((error: unknown) => {
    if (!(error instanceof CannotJudge)) throw error
  })
  const mail = { method: 'GET', path: '/__assayer/mail', headers: {}, body: null }
  const outcome = await connection.client.send(mail)
  if (scenario.writes) await connection.reset()
  return outcome.kind === 'answer' ? Object(outcome.json).mail.length : Number.NaN
}

test('no scenario makes the reference mail that is not said to', async () => {
  const target = oracleTarget({ specs: 'specs' })
  const connections = new Map<string, Connection>()
  const open = async (scenario: Scenario) => {
    const setting = settingOf(scenario)
    const key = JSON.stringify(setting)
    const endpoint = await target.open(setting)
    if ('unavailable' in endpoint) throw new Error(endpoint.unavailable)
    const options = { ...setting, specs: 'specs', environment: {}, connections: 1, limits: DEFAULT_LIMITS }
    const connection = connections.get(key) ?? connect(endpoint, options)
    connections.set(key, connection)
    return connection
  }
  const mailing: string[] = []
  try {
    for (const scenario of harmless()) {
      const connection = await open(scenario)
      if ((await mailsAfter(scenario, connection)) === 0) continue
      mailing.push(scenario.id)
      await connection.reset()
    }
  } finally {
    await Promise.all([...connections.values()].map(it => it.close()))
    await target.close()
  }
  expect(mailing).toEqual([])
})
