import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../../tests/support/scratch-directory.ts'
import { embedReference, listOperators, readWorld } from '../../../targets/oracle.ts'
import { CONTROL_RESET } from '../../../targets/upkeep.ts'
import { inProcessTarget, setupOf } from '../../in-process-target.fixture.ts'
import { LIBRARY_FILES } from '../../library-world.fixture.ts'
import { queriedWorld } from '../../queried-world.ts'
import { requestOf } from '../../query.ts'
import { graphqlName, operatorsOf } from '../../vocabulary.ts'
import { graphqlQueries } from '../generate.ts'
import type { GraphqlQuery } from '../graphql-query.ts'
import { readSchema } from '../read-schema.ts'
import { graphqlSweep } from './sweep.ts'

async function library() {
  const directory = scratchDirectory(LIBRARY_FILES)
  const reference = await embedReference({ world: directory, control: true })
  const { oracle } = await setupOf(
    inProcessTarget(async request => reference.handle(request), CONTROL_RESET),
    directory,
  )
  const schema = await readSchema(oracle)
  if (!schema) throw new Error('invariant: the library has GraphQL')
  const vocabulary = {
    ...queriedWorld(await readWorld(directory)),
    operators: operatorsOf(await listOperators()),
  }
  const ask = async (query: GraphqlQuery) => {
    const outcome = await oracle.client.send({
      ...requestOf(query),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(query).body),
    })
    return outcome.kind === 'answer' ? Object(outcome.json) : {}
  }
  return { schema, vocabulary, ask }
}

/** Without fragments that have names. */
function documentOf({ form: _, ...query }: GraphqlQuery): string {
  return String(Object(requestOf(query).body).query)
}

/** Some documents of each part of the sweep. */
async function sweep() {
  const { schema, vocabulary, ask } = await library()
  const parts = graphqlSweep(schema, vocabulary, 10)
  return { parts, ask, queries: parts.flatMap(part => fc.sample(part, { seed: 1, numRuns: 8 })) }
}

let swept: Promise<readonly string[]> | null = null

/** The documents of the sweep, which is the same for every test. */
function documentsOfSweep(): Promise<readonly string[]> {
  swept ??= sweep().then(({ queries }) => queries.map(documentOf))
  return swept
}

test.each([
  ['title', 'title|name|colour'],
  ['pages', 'pages'],
  ['lent', 'lent'],
  ['id', 'id'],
  ['createdAt', 'createdAt|updatedAt|publishedAt'],
])('every operator that is not on texts alone is asked of %s or its like', async (_, names) => {
  const documents = await documentsOfSweep()
  const asked = documents
    .flatMap(text => [...text.matchAll(new RegExp(`(?:${names}): \\{ (?:not: \\{ )?(\\w+):`, 'g'))])
    .map(([, operator]) => operator)
  const { comparing, listing, counted, presence } = operatorsOf(await listOperators())
  const all = [...comparing, ...listing, ...counted.map(({ name }) => name), ...presence].map(graphqlName)
  expect(all.filter(it => !asked.includes(it))).toEqual([])
})

test('operators on texts are asked of texts, and of something else', async () => {
  const documents = await documentsOfSweep()
  const { textual, folding } = operatorsOf(await listOperators())
  const known = [...textual, ...folding].map(graphqlName).filter(it => !/^(starts|ends)Withi$/.test(it))
  for (const operator of known) {
    expect(documents).toContainEqual(expect.stringMatching(new RegExp(`(title|name): .*\\b${operator}: "`)))
    expect(documents).toContainEqual(
      expect.stringMatching(new RegExp(`(pages|lent|id|At|born): .*\\b${operator}: `)),
    )
  }
})

test.each<[what: string, pattern: RegExp]>([
  ['and on two attributes', /and: \[\{ (\w+): \{[^}]*\} \}, \{ (?!\1|and|or|not)\w+:/],
  ['and on one attribute', /and: \[\{ (\w+): \{[^}]*\} \}, \{ \1:/],
  ['or on two attributes', /or: \[\{ (\w+): \{[^}]*\} \}, \{ (?!\1|and|or|not)\w+:/],
  ['or on one attribute', /or: \[\{ (\w+): \{[^}]*\} \}, \{ \1:/],
  ['a group in another one', /and: \[\{ or: |or: \[\{ and: /],
  ['a negated condition', /filters: \{ not: /],
  ['a filter over a relation', /filters: \{ (author|books): \{ \w+: /],
  ['two keys, the first of which is repeated', /books\(sort: \["lent[:"][^\]]*, /],
  ['two keys of a preview', /sort: \[[^\]]*, [^\]]*\], publicationState: PREVIEW/],
  ['a page', /pagination: \{ page: \d+ \}/],
  ['a page of a size', /pagination: \{ page: \d+, pageSize: \d+ \}/],
  ['a start and a limit', /pagination: \{ start: \d+, limit: \d+ \}/],
  ['one entry', /^\{ (book|author)\(id: "\d"\)/],
  ['filters of a relation', /authors \{ .* books\(filters: /],
  ['two keys of a relation', /authors \{ .* books\(sort: \[[^\]]*, /],
])('%s is asked for', async (_, pattern) => {
  expect(await documentsOfSweep()).toContainEqual(expect.stringMatching(pattern))
})

test('no document is refused but for its depth, and few answers are empty', async () => {
  const { queries, ask } = await sweep()
  const answers = await Promise.all(queries.map(async query => JSON.stringify(await ask(query))))
  const refused = answers.filter(it => it.includes('"errors"'))
  expect(refused.filter(it => !it.includes('maximum operation depth of 10'))).toEqual([])
  expect(answers.filter(it => /^\{"data":\{"\w+":\{"data":\[\]/.test(it)).length).toBeLessThan(
    answers.length / 3,
  )
})

test.each([5, 8, 10])('fields nest as deep as %d levels, one less and one more', async limit => {
  const { schema, vocabulary } = await library()
  const depthOf = (document: string) => Math.max(...depths(document))
  const sampled = (most: number | null) =>
    graphqlSweep(schema, vocabulary, most).map(part =>
      fc.sample(part, { seed: 1, numRuns: 8 }).map(documentOf),
    )
  const others = sampled(null).length
  const deep = sampled(limit).slice(others).flat()
  expect(new Set(deep.map(depthOf))).toEqual(new Set([limit - 1, limit, limit + 1]))
})

/** How deep each part of a document lies; a root field has depth 0. */
function depths(document: string): readonly number[] {
  let depth = -1
  return [...document.replaceAll(/\(.*?\)/g, '')].map(sign => {
    if (sign === '{') depth++
    if (sign === '}') depth--
    return depth
  })
}

test('it is no longer than that a run asks all of it', async () => {
  const { parts } = await sweep()
  expect(parts.length).toBeLessThan(160)
})

test('by chance, too, a list is mostly ordered by names of its own', async () => {
  const { schema, vocabulary } = await library()
  const documents = fc.sample(graphqlQueries(schema, vocabulary), { seed: 1, numRuns: 2000 }).map(documentOf)
  const keys = documents.flatMap(text =>
    [...text.matchAll(/authors\([^()]*sort: \["([^"]*)"/g)].map(([, key = '']) => key.replace(':desc', '')),
  )
  const own = ['id', 'name', 'born', 'createdAt', 'updatedAt']
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter(key => own.includes(key)).length).toBeGreaterThan(keys.length * 0.85)
  expect(keys.filter(key => !own.includes(key)).length).toBeGreaterThan(0)
})
