import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../../tests/support/scratch-directory.ts'
import { listOperators, type OracleOperator, readWorld } from '../../../targets/oracle.ts'
import { LIBRARY_FILES } from '../../library-world.fixture.ts'
import { queriedWorld } from '../../queried-world.ts'
import { operatorsOf } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { sweepOf } from './sweep.ts'

interface InTurn {
  readonly queries: readonly RestQuery[]
  readonly operators: readonly OracleOperator[]
}

let made: Promise<InTurn> | undefined

/** What is asked of the library in turn, each once. */
function inTurn(): Promise<InTurn> {
  made ??= makeInTurn()
  return made
}

async function makeInTurn(): Promise<InTurn> {
  const operators = await listOperators()
  const world = queriedWorld(await readWorld(scratchDirectory(LIBRARY_FILES)))
  const sweep = sweepOf({ ...world, operators: operatorsOf(operators) })
  return { operators, queries: sweep.flatMap(arbitrary => fc.sample(arbitrary, { seed: 1, numRuns: 1 })) }
}

test.each(['title', 'pages', 'lent', 'createdAt'])(
  'every operator is asked of %s or its like',
  async name => {
    const { operators, queries } = await inTurn()
    const likes: Readonly<Record<string, readonly string[]>> = {
      title: ['title', 'name'],
      createdAt: ['createdAt', 'updatedAt', 'publishedAt'],
    }
    const asked = queries.flatMap(({ parameters }) =>
      parameters.flatMap(({ at }) => ((likes[name] ?? [name]).some(it => at.includes(it)) ? at : [])),
    )
    const ofTexts = operators.filter(({ kind, folded }) => kind === 'text' || folded).map(it => it.name)
    const comparing = operators.filter(({ kind }) => kind !== 'group').map(it => it.name)
    const wanted = name === 'title' ? comparing : comparing.filter(it => !ofTexts.includes(it))
    expect(wanted.filter(it => !asked.includes(it))).toEqual([])
  },
)

test('each operator on texts is given what a server that trims, or takes patterns, reads otherwise', async () => {
  const { operators, queries } = await inTurn()
  const given = (sign: RegExp) =>
    queries.flatMap(({ parameters }) => parameters.flatMap(({ at, value }) => (sign.test(value) ? at : [])))
  const onTexts = operators.filter(({ kind, length }) => kind === 'text' || (kind === 'value' && !length))
  for (const sign of [/\S $/, /^ \S/, /^\S+[_%]/]) {
    const asked = given(sign)
    expect(onTexts.map(({ name }) => name).filter(name => !asked.includes(name))).toEqual([])
  }
})

test('populate goes from type to type', async () => {
  const { queries } = await inTurn()
  const paths = queries.flatMap(({ parameters }) => parameters.filter(({ at }) => at[0] === 'populate'))
  expect(paths.map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/^(author\.books|books\.author)/),
  )
})

test('each list is ordered by one name, by two and over a relation, and turned over, with nothing beside', async () => {
  const { queries } = await inTurn()
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

test('operators are asked of related entries, and of components, with what tells them apart', async () => {
  const { queries } = await inTurn()
  const asked = (...steps: readonly string[]) =>
    queries.flatMap(({ parameters }) =>
      parameters.flatMap(({ at, value }) =>
        at.slice(0, -1).join() === ['filters', ...steps].join() ? [`${at.at(-1)} ${value}`] : [],
      ),
    )
  expect(asked('author', 'name')).toContainEqual(expect.stringMatching(/^\$containsi [a-z]*[A-Z]/))
  expect(asked('books', 'title')).toContainEqual(expect.stringMatching(/^\$startsWithi /))
  expect(asked('author', 'books', 'title')).toContainEqual(expect.stringMatching(/^\$endsWith /))
  expect(asked('binding', 'colour')).toContainEqual(expect.stringMatching(/^\$notContains /))
})

test('groups are asked of relations beside attributes, and are longer than two', async () => {
  const { queries } = await inTurn()
  const shapes = queries.map(({ parameters }) => parameters.map(({ at }) => at.join('.')).join())
  expect(shapes).toContainEqual(expect.stringMatching(/\$or\.0\.(author|books)\.\w+\.\$\w+,filters\.\$or\.1/))
  expect(shapes).toContainEqual(expect.stringMatching(/\$not\.(author|books)\.\w+\.\$\w+,filters\./))
  for (const long of [/\.\$or\.59\./, /\.\$and\.10\./, /\.\$in\.20\b/, /\.\$notIn\.5\b/])
    expect(shapes).toContainEqual(expect.stringMatching(long))
})

test('what is live is asked for beside pages, editions and times of publication', async () => {
  const { queries } = await inTurn()
  const texts = queries.map(({ path, parameters }) =>
    [path, ...parameters.map(({ at, value }) => `${at.join('.')}=${value}`)].join(' '),
  )
  for (const beside of ['pagination.page=1 pagination.pageSize=100', 'filters.publishedAt.$null=true'])
    for (const state of ['', ' publicationState=live'])
      expect(texts).toContain(`/api/books ${beside}${state}`)
})
