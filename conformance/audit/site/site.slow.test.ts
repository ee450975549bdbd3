import { expect, test } from 'vitest'
import { loadSuite } from '../../suite/load-suite.ts'
import { listFreedoms } from '../../targets/oracle.ts'
import { isFail } from '../finding.ts'
import { auditGazette } from './site.fixture.ts'

const { clauses } = loadSuite('specs')

test('at platforms that are right in other ways nothing fails', async () => {
  for (const { id } of (await listFreedoms()).filter(it => it.id.startsWith('platform.'))) {
    const { findings } = await auditGazette({ freedoms: [id] })
    const fails = findings.filter(it => isFail(it, clauses))
    expect(fails.map(({ clause }) => `${id}: ${clause}`)).toEqual([])
  }
})
