import { expect, test } from 'vitest'
import { BAKERY_FILES, bakery } from '../../../tests/support/bakery.ts'
import { httpServer } from '../../../tests/support/http-server.ts'
import { clauseFile, specsDirectory } from '../../../tests/support/specs-directory.ts'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { urlTarget } from '../../targets/url.ts'
import { examine } from '../examine.ts'

const SETTING = { world: 'bakery', platformVersion: null, production: false }

/** What is found of the world where these scenarios rest on what the target has not. */
async function found(misfits: ReadonlyMap<string, string>) {
  const clause = clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }')
  const specs = specsDirectory({ ...BAKERY_FILES, 'content/a.yaml': clause })
  const known = { worlds: ['bakery'], without: [], reset: 'auto', wait: 0, limits: DEFAULT_LIMITS } as const
  const target = urlTarget({ ...SETTING, ...known, url: await httpServer(bakery().reply) })
  const examined = await examine({
    ...{ ...SETTING, specs, limits: DEFAULT_LIMITS, environment: {} },
    target: { ...target, misfits: async () => misfits },
    scenarios: loadSuite(specs).clauses.flatMap(({ scenarios }) => scenarios),
    signal: new AbortController().signal,
  })
  return examined.filter(({ check }) => check === 'world').map(({ level, says }) => [level, says])
}

test('what the target has not of its world is said once, with the number of scenarios', async () => {
  const misfits = new Map([
    ['a', 'it depends on times'],
    ['b', 'it depends on files'],
    ['c', 'it depends on times'],
  ])
  expect(await found(misfits)).toEqual([
    ['limit', '2 scenarios are skipped: it depends on times'],
    ['limit', '1 scenarios are skipped: it depends on files'],
  ])
})

test('where it has everything there is nothing to say', async () => {
  expect(await found(new Map())).toEqual([])
})
