import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { documentationOf } from './documentation.ts'

const { statusOf, refuses } = documentationOf(loadSuite('specs').clauses, new Set())

test.each([
  ['content.graphql.config.depth-limit', 'documented', true],
  ['content.graphql.auth.jwt.forged', 'documented', true],
  ['content.filters.eq', 'documented', false],
  ['content.graphql.extension.type-defs', 'documented', false],
  ['content.nothing', null, false],
])('%s is %s; that it is mostly about refusals: %s', (clause, status, isAboutRefusals) => {
  expect([statusOf(clause), refuses(clause)]).toEqual([status, isAboutRefusals])
})
