import { expect, test } from 'vitest'
import { BAKERY_FILES } from '../../tests/support/bakery.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { main } from '../cli/main.ts'

/** A world on which the reference breaks at one GraphQL query, as if an invariant of its own did not hold. */
const FILES = {
  ...BAKERY_FILES,
  'worlds/bakery/src/index.js': `module.exports = { register({ strapi }) {
    strapi.plugin('graphql').service('extension').use({
      typeDefs: 'extend type Query { oven: String }',
      resolvers: { Query: { oven() { throw new Error('invariant: the oven is cold') } } },
      resolversConfig: { 'Query.oven': { auth: false } },
    })
  } }`,
  'content/a.yaml': clauseFile('content.a', 'graphql: "{ oven }"\nexpect: { status: 200 }'),
}

test('a run at a reference that is wrong itself ends with 3 and says so once, and judges nothing', async () => {
  const io = memoryIo()
  const specs = specsDirectory(FILES)
  expect(await main(['test', '--specs', specs, '--repeat-each', '20', '--reporter', 'console'], io)).toBe(3)
  expect(io.printed.err).toMatch(
    /^assayer: this is a bug in the reference at POST \/graphql; it says nothing about the target\.\n.*invariant: the oven is cold\n/,
  )
  expect(io.printed.err.split('\n').length).toBeLessThan(25)
  expect(io.printed.out).not.toMatch(/fail|error|divergence/)
})
