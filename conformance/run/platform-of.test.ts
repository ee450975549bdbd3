import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import type { Scenario, Service } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { type PlatformVersion, type Target, TargetDown } from '../targets/target.ts'
import { platformOf } from './platform-of.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'
const RUNS: PlatformVersion = { version: '4.48', saidBy: 'its site' }

function scenariosOf(service: Service): readonly Scenario[] {
  const specs = specsDirectory({ [`${service}/a.yaml`]: clauseFile(`${service}.a`, GET) })
  return loadSuite(specs).clauses.flatMap(({ scenarios }) => scenarios)
}

function targetOf(platform: Target['platform']): Target {
  const never = () => {
    throw new Error('not expected here')
  }
  return { name: 'T', lacks: () => null, open: never, close: never, ...(platform && { platform }) }
}

describe('what a platform runs as', () => {
  test('is what the target says', async () => {
    const target = targetOf(async () => RUNS)
    expect(await platformOf(target, scenariosOf('platform'), undefined)).toEqual(RUNS)
  })

  test('is not asked for scenarios of the content service', async () => {
    const target = targetOf(() => Promise.reject(new Error('asked')))
    expect(await platformOf(target, scenariosOf('content'), undefined)).toBeNull()
  })

  test('is nobody’s affair at a target that is down', async () => {
    const target = targetOf(() => Promise.reject(new TargetDown('nobody is there')))
    expect(await platformOf(target, scenariosOf('platform'), undefined)).toBeNull()
  })

  test('is not waited for once the run is interrupted', async () => {
    const target = targetOf(() => new Promise(() => {}))
    const interruption = new AbortController()
    const asked = platformOf(target, scenariosOf('platform'), interruption.signal)
    interruption.abort()
    expect(await asked).toBeNull()
  })
})
