import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Reply } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { describeProblem } from '../report/describe.ts'
import { planOf } from '../report/plan.ts'
import { scenarioReport } from '../report/scenario-report.ts'

const AGREE = 'agree: { plural: breads, fields: [slug] }'
const COUNTED = 'agree: { plural: breads, fields: [slug], meta: true }'
const EXPECTED = `${COUNTED}\nexpect: { both: { "entries[*].slug": [rye, oat], pagination.total: 2 } }`

const breads = (...slugs: readonly string[]): Reply => {
  const data = slugs.map((slug, index) => ({ id: String(11 + index), attributes: { slug } }))
  return { body: { data: { list: { data, meta: { pagination: { total: slugs.length } } } } } }
}
const FORBIDDEN = { data: null, error: { status: 403, name: 'ForbiddenError' } }
const FORBIDDEN_TOO: Reply = { body: { errors: [{ extensions: { error: { name: 'ForbiddenError' } } }] } }

interface Doors {
  readonly graphql: Reply
  readonly rest?: Reply
}

async function judgeAt({ graphql, rest }: Doors, scenario: string, without: readonly string[] = []) {
  const shop = bakery(({ target }) =>
    target === '/graphql' ? graphql : target === '/api/breads' ? rest : undefined,
  )
  const url = await httpServer(shop.reply)
  const { results } = await runBakery({ clauses: { a: clauseFile('content.a', scenario) }, url, without })
  const [result] = results
  if (!result) throw new Error('one scenario gives one result')
  return { result, lines: shop.lines().filter(line => !line.includes('/__assayer/')) }
}

describe('a query for both doors', () => {
  test('passes when both find the same', async () => {
    const { result, lines } = await judgeAt({ graphql: breads('rye', 'oat') }, EXPECTED)
    expect(result.verdict).toBe('pass')
    expect(lines).toEqual(['GET /api/breads', 'POST /graphql'])
  })

  test.each<[string, Doors, string, readonly string[]]>([
    ['the doors differ', { graphql: breads('rye', 'bun') }, AGREE, ['the same as by REST.entries[1].slug']],
    [
      'GraphQL is not as expected, and so differs from REST',
      { graphql: breads('rye', 'bun') },
      EXPECTED,
      ['both.entries[*].slug', 'the same as by REST.entries[1].slug'],
    ],
    [
      'both are wrong alike',
      { graphql: breads('rye', 'oat') },
      `${COUNTED}\nexpect: { both: { pagination.total: 3 } }`,
      ['both.pagination.total', 'both.pagination.total'],
    ],
    [
      'both refuse',
      { graphql: FORBIDDEN_TOO, rest: { status: 403, body: FORBIDDEN } },
      AGREE,
      ['both.refused', 'both.refused'],
    ],
    ['GraphQL is not there', { graphql: { status: 404, body: 'no' } }, AGREE, ['GraphQL']],
  ])('fails when %s', async (_, doors, scenario, paths) => {
    const { result } = await judgeAt(doors, scenario)
    expect(result.verdict).toBe('fail')
    expect(result.steps.flatMap(step => step.differences).map(({ path }) => path)).toEqual(paths)
  })

  test('passes when both refuse as expected', async () => {
    const doors = { graphql: FORBIDDEN_TOO, rest: { status: 403, body: FORBIDDEN } }
    const { result } = await judgeAt(doors, `${AGREE}\nexpect: { both: { refused: ForbiddenError } }`)
    expect(result.verdict).toBe('pass')
  })

  test('names entries by natural key at both doors, as text', async () => {
    const scenario = `agree: { plural: breads, fields: [id, slug] }\nexpect: { both: { "entries[0].id": "<breads:rye>" } }`
    const { result } = await judgeAt({ graphql: breads('rye', 'oat') }, scenario)
    expect(result.verdict).toBe('pass')
  })

  test('is not applicable without GraphQL', async () => {
    const { result, lines } = await judgeAt({ graphql: breads() }, AGREE, ['graphql'])
    expect(result.verdict).toBe('not-applicable')
    expect(lines).toEqual([])
  })

  test('is reported with both requests and where their answers differ', async () => {
    const { result } = await judgeAt({ graphql: breads('rye', 'bun') }, AGREE)
    const [clause] = planOf([result.clause], [result.scenario], { repeatEach: 1 }).clauses
    if (!clause) throw new Error('a scenario belongs to a clause')
    const text = describeProblem(scenarioReport(result), clause).join('\n')
    expect(text).toContain("step 1: curl -sS -g --path-as-is 'http://127.0.0.1:")
    expect(text).toContain('/api/breads')
    expect(text).toContain("step 2: curl -sS -g --path-as-is -X POST 'http://127.0.0.1:")
    expect(text).toContain('list: breads { data { attributes { slug } }')
    expect(text).toContain('the same as by REST.entries[1].slug\n  expected "oat"\n  actual   "bun"')
  })
})
