import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { httpServer, type Reply } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { specsDirectory } from '../../../tests/support/specs-directory.ts'
import { main } from '../main.ts'

const CLAUSE = 'content.filters.containsi'
const SCENARIO = `${CLAUSE}.upper-case-operand`
const WRONG = 'content.filters.containsi.minds-case'
const SIGNED = 'content.tokens.signed'

/** Two clauses and their world, of which the reference is one of the servers. */
function someSpecs(): string {
  const signed = `clause: content.tokens\nsays: a token opens\nsource: [content/x]\nstatus: documented
scenarios:
  - id: ${SIGNED}
    says: a list
    world: restaurants
    as: token:full
    request: GET /api/restaurants?fields[0]=slug
    expect: { status: 200, body: { "data[0].attributes.slug": <string> } }\n`
  const specs = specsDirectory({
    'content/containsi.yaml': readFileSync('specs/content/filters/containsi.yaml', 'utf8'),
    'content/tokens.yaml': signed,
    'content/statements.yaml':
      '- { id: "endpoints/filtering.row.$containsi", gist: whatever the case }\n- { id: x, gist: x }\n',
  })
  cpSync('specs/worlds/restaurants', join(specs, 'worlds/restaurants'), { recursive: true })
  return specs
}

async function challenge(args: readonly string[], environment: Record<string, string> = {}) {
  const specs = someSpecs()
  // No run came before, whatever is left where the tests are run.
  const io = memoryIo({ ASSAYER_OUTPUT: join(specs, 'none'), ...environment })
  const code = await main(['challenge', '--specs', specs, ...args], io)
  return { code, ...io.printed, specs }
}

const serve = (reply: Reply) => httpServer(() => reply)

describe('wrong usage ends with 2 and says what to do', () => {
  test.each<[string[], string]>([
    [[], 'needs the id of a scenario'],
    [['content.filters.containsi.uper-case-operand'], `Did you mean ${SCENARIO}?`],
    [[CLAUSE], `${CLAUSE} is a clause; its scenarios are ${SCENARIO}, `],
    [[SCENARIO, '--ground', 'two-reading'], 'Did you mean two-readings?'],
    [[SCENARIO, '--ground', 'unfair'], 'There is no ground unfair: not-said, two-readings, '],
    [[SCENARIO, '--results', 'no/such'], 'There is no no/such: write one with --reporter json.'],
    [[SCENARIO, '--profile', 'strapi-4.26-sqlite'], 'there is nothing to contest'],
  ])('%j', async (args, says) => {
    expect(await challenge(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) })
  })
})

test('a wrong answer is contested: both answers, the sentence and the ground are in the file', async () => {
  const specs = someSpecs()
  const io = memoryIo()
  const file = join(specs, 'out', 'one.md')
  const args = [SCENARIO, '--specs', specs, '--quirk', WRONG, '--ground', 'two-readings', '--output', file]
  expect(await main(['challenge', ...args], io)).toBe(0)
  expect(io.printed.out).toBe(`wrote ${file}\n`)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('ground: two-readings\n')
  expect(text).toContain(': whatever the case\n')
  expect(text).toContain('  expected ["casa-luna","luna"]\n  actual   []\n')
  expect(text.split('## The answer of the reference')[1]).toContain('"slug": "casa-luna"')
  expect(text).toContain('- strapi@4.26.2/sqlite: ')
})

test('the answer is read from the results of a run, which says the same as asking does', async () => {
  const specs = someSpecs()
  const output = join(specs, 'results')
  const io = memoryIo()
  const given = ['--specs', specs, '--quirk', WRONG]
  expect(await main(['test', ...given, '--output', output, '--reporter', 'json'], io)).toBe(1)
  const read = memoryIo()
  const byResults = ['--specs', specs, '--results', output, '--output', '-']
  expect(await main(['challenge', SCENARIO, ...byResults], read)).toBe(0)
  expect(read.printed.out).toContain(`Verdict: \`fail\`, by \`${output}\`.`)
  expect(read.printed.out).toContain('  expected ["casa-luna","luna"]\n  actual   []\n')
  const last = memoryIo({ ASSAYER_OUTPUT: output })
  expect(await main(['challenge', SCENARIO, '--specs', specs, '--output', '-'], last)).toBe(0)
  expect(last.printed.out).toBe(read.printed.out)
  const other = memoryIo()
  expect(await main(['challenge', `${CLAUSE}.mixed-case`, ...byResults], other)).toBe(0)
  const green = memoryIo()
  expect(await main(['challenge', SIGNED, ...byResults], green)).toBe(2)
  expect(green.printed.err).toContain(`${SIGNED} is as expected at ${output}`)
})

test('no secret is in it, wherever the target shows it', async () => {
  const token = 'full-access-key-of-the-restaurants'
  const own = 'a secret of the environment'
  const url = await httpServer(({ headers }) => ({
    body: { data: [{ attributes: { slug: 1, seen: headers.authorization, own, password: 'pw-of-ann' } }] },
  }))
  const args = [SIGNED, '--url', url, '--world', 'restaurants', '--no-preflight', '--output', '-']
  const { code, out } = await challenge(args, { ASSAYER_ADMIN_KEY: own })
  expect(code).toBe(0)
  expect(out).toContain('"seen": "Bearer <redacted>"')
  expect(out).toContain('authorization: Bearer <redacted>')
  for (const secret of [token, own, 'pw-of-ann']) expect(out).not.toContain(secret)
})

test('where nothing can be judged nothing is written, and the exit code is 3', async () => {
  const url = await serve({ status: 404 })
  const { code, out, err, specs } = await challenge([SCENARIO, '--url', url, '--world', 'restaurants'])
  expect({ code, out }).toEqual({ code: 3, out: '' })
  expect(err).toContain('does not hold the world restaurants')
  expect(existsSync(join(specs, `${SCENARIO}.dispute.md`))).toBe(false)
})

test('without a target the sentence can be contested all the same', async () => {
  const { code, out, err } = await challenge([SCENARIO, '--output', '-'])
  expect(code).toBe(0)
  expect(err).toContain('no target was asked')
  expect(out).toContain('No target was asked.')
})
