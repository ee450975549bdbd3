import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../../tests/support/scratch-directory.ts'
import { listOperators, type OracleOperator, readWorld } from '../../../targets/oracle.ts'
import { LIBRARY_FILES } from '../../library-world.fixture.ts'
import { queriedWorld } from '../../queried-world.ts'
import { operatorsOf } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { sweepOf } from './sweep.ts'

async function queriesInTurn(operators: readonly OracleOperator[]): Promise<readonly RestQuery[]> {
  const world = queriedWorld(await readWorld(scratchDirectory(LIBRARY_FILES)))
  const sweep = sweepOf({ ...world, operators: operatorsOf(operators) })
  return sweep.flatMap(arbitrary => fc.sample(arbitrary, { seed: 1, numRuns: 1 }))
}

test.each(['title', 'pages', 'lent', 'createdAt'])(
  'every operator is asked of %s or its like',
  async name => {
    const operators = await listOperators()
    const queries = await queriesInTurn(operators)
    const likes: Readonly<Record<string, readonly string[]>> = {
      title: ['title', 'name'],
      createdAt: ['createdAt', 'updatedAt', 'publishedAt'],
    }
    const asked = queries.flatMap(({ parameters }) =>
      parameters.flatMap(({ at }) => ((likes[name] ?? [name]).some(it => at.includes(it)) ? at : [])),
    )
    const comparing = operators.filter(({ kind }) => kind !== 'group').map(it => it.name)
    expect(comparing.filter(it => !asked.includes(it))).toEqual([])
  },
)

test('each operator on texts is given what a server that trims, or takes patterns, reads otherwise', async () => {
  const operators = await listOperators()
  const queries = await queriesInTurn(operators)
  const given = (sign: RegExp) =>
    queries.flatMap(({ parameters }) => parameters.flatMap(({ at, value }) => (sign.test(value) ? at : [])))
  const onTexts = operators.filter(({ kind, length }) => kind === 'text' || (kind === 'value' && !length))
  for (const sign of [/\S $/, /^ \S/, /^\S+[_%]/]) {
    const asked = given(sign)
    expect(onTexts.map(({ name }) => name).filter(name => !asked.includes(name))).toEqual([])
  }
})

test('populate goes from type to type', async () => {
  const queries = await queriesInTurn(await listOperators())
  const paths = queries.flatMap(({ parameters }) => parameters.filter(({ at }) => at[0] === 'populate'))
  expect(paths.map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/^(author\.books|books\.author)/),
  )
})

test('each list is ordered by one name, by two and over a relation, and turned over, with nothing beside', async () => {
  const queries = await queriesInTurn(await listOperators())
  const alone = queries.filter(({ parameters }) =>
    parameters.every(({ at }) => /^(sort|pagination)$/.test(at[0] ?? '')),
  )
  const forms = alone.map(({ path, parameters }) => [
    path,
    parameters.map(({ at, value }) => (at[0] === 'sort' && value.includes('.') ? 'over' : at[0])).join(),
  ])
  for (const form of ['sort', 'sort,sort', 'over', 'pagination'])
    expect(forms).toContainEqual(['/api/books', form])
})
