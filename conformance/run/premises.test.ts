import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'

const OBSERVED = 'status: observed'
const GOOD = 'request: GET /api/breads\nexpect: { status: 200 }'
const BAD = 'request: GET /api/breads\nexpect: { status: 404 }'

function observed(id: string, scenario: string) {
  const file = clauseFile(id, scenario, OBSERVED)
  return file.replace(
    '[content/some.statement]',
    '[{ program: P, version: "1", date: 2026-01-01, evidence: e }]',
  )
}

/** The verdicts when `content.a` rests on `content.b`, which the target has or has not. */
async function verdicts(own: string, premise: string, named = 'content.b') {
  const shop = bakery()
  const clauses = {
    a: clauseFile('content.a', `${own}\nrests: [${named}]`),
    b: observed('content.b', premise),
  }
  const { results } = await runBakery({ clauses, url: await httpServer(shop.reply) })
  return results.map(({ verdict, reason }) => [verdict, reason])
}

const REASON = 'it depends on content.b, which the target does differently, as it may'

describe('what rests on something that is not documented', () => {
  test('fails where the target has that', async () => {
    expect(await verdicts(BAD, GOOD)).toEqual([
      ['fail', null],
      ['pass', null],
    ])
  })

  test('is a note where the target has not', async () => {
    expect(await verdicts(BAD, BAD)).toEqual([
      ['note', REASON],
      ['note', null],
    ])
  })

  test('passes all the same', async () => {
    expect((await verdicts(GOOD, BAD))[0]).toEqual(['pass', null])
  })

  test('is a note where that cannot be asked', async () => {
    const lost = 'request: GET /<breads:gone>\nexpect: { status: 200 }'
    expect((await verdicts(BAD, lost))[0]).toEqual([
      'note',
      'it depends on content.b, which could not be asked',
    ])
    expect((await verdicts(GOOD, lost))[0]).toEqual(['pass', null])
  })

  test('may name one scenario', async () => {
    const [own] = await verdicts(BAD, BAD, 'content.b.case')
    expect(own).toEqual(['note', REASON.replace('content.b', 'content.b.case')])
  })

  test('is judged so when the other clause is not selected', async () => {
    const url = await httpServer(bakery().reply)
    const clauses = {
      a: clauseFile('content.a', `${BAD}\nrests: [content.b]`),
      b: observed('content.b', BAD),
    }
    const { results } = await runBakery({ clauses, url, only: ['content.a.case'] })
    expect(results.map(({ scenario, verdict }) => [scenario.id, verdict])).toEqual([
      ['content.a.case', 'note'],
    ])
  })
})

describe('a suite is refused', () => {
  const a = (line: string, head = 'status: documented') => clauseFile('content.a', `${GOOD}\n${line}`, head)
  test.each([
    [
      'that rests on nothing known',
      { 'content/a.yaml': a('rests: [content.nobody]') },
      'found "content.nobody"',
    ],
    [
      'that rests on what is documented',
      { 'content/a.yaml': a('rests: [content.b]'), 'content/b.yaml': clauseFile('content.b', GOOD) },
      'expected clauses or scenarios that are not documented',
    ],
    [
      'that rests on what writes',
      {
        'content/a.yaml': a('rests: [content.b]'),
        'content/b.yaml': observed('content.b', `writes: true\n${GOOD}`),
      },
      'with a scenario that only reads',
    ],
    [
      'in which something rests that cannot fail',
      { 'content/a.yaml': a('rests: [content.a]', 'status: assumed\nwhy: x') },
      'only what is documented can turn red',
    ],
  ])('%s', (_, files, message) => {
    expect(() => loadSuite(specsDirectory(files))).toThrow(message)
  })
})
