import { expect, test } from 'vitest'
import { readStatements } from '../suite/statements.ts'
import { listFreedoms } from '../targets/oracle.ts'

test('each freedom names the statements that leave it open', async () => {
  const known = new Set(readStatements('specs').map(({ id }) => id))
  const unknown = (await listFreedoms()).flatMap(({ id, leftOpenBy }) =>
    leftOpenBy.length === 0 ? [id] : leftOpenBy.filter(it => !known.has(it)).map(it => `${id}: ${it}`),
  )
  expect(unknown).toEqual([])
})
