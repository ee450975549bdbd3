import { expect, test } from 'vitest'
import { LIBRARY_FILES } from '../fuzz/library-world.fixture.ts'
import { type OracleWorld, worldOfFiles } from '../targets/oracle.ts'
import { auditReference } from './audit.fixture.ts'

const files = new Map(Object.entries(LIBRARY_FILES))

async function library(): Promise<OracleWorld> {
  const read = await worldOfFiles('library', files)
  if (!('world' in read)) throw new Error('invariant: the library is a world')
  return read.world
}

/** Servers that are right in ways that an audit could mistake for wrong ones. */
const RIGHT = [
  'content.filtering.no-value-is-a-value',
  'content.filtering.full-folding',
  'content.order.lists-last-first',
  'content.members.of-components',
  'content.members.of-answers',
  'content.graphql-answers.opaque-ids',
]

test('at right servers nothing fails, whether models are known or not', async () => {
  for (const freedom of RIGHT) {
    for (const known of [files, null]) {
      const { findings } = await auditReference(
        await library(),
        { freedoms: [freedom] },
        { requests: 300, files: known },
      )
      expect(findings.map(({ clause }) => `${freedom}: ${clause}`)).toEqual([])
    }
  }
})

test('clauses are asked of what was read', async () => {
  const { findings } = await auditReference(
    await library(),
    { quirks: ['content.populate.list.without-components'] },
    { requests: 500, files },
  )
  expect(findings.map(({ clause }) => clause)).toContain('content.shapes.component')
})
