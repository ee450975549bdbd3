import { describe, expect, test } from 'vitest'
import { consoleWithstand } from './console.ts'
import { htmlWithstand } from './html.ts'
import type { ServerReport, WithstandReport } from './report.ts'

const CLAUSE = { id: 'content.sort.asc', says: 'Values ascend.', status: 'documented' as const }

function server(id: string, more: Partial<ServerReport> = {}): ServerReport {
  return {
    ...{ id: `content.sort.asc.${id}`, says: `sorts <b>${id}</b>`, clause: CLAUSE, outcome: 'passed' },
    ...{ lastWords: null, failed: [], changed: 1, changes: [], sameAs: null, example: null },
    ...{ key: 'k', isKnown: false },
    ...more,
  }
}

const CHANGES: ServerReport['changes'] = [
  {
    ...{ request: 'GET /api/posts?sort=title', curl: "curl 'http://127.0.0.1:1337/api/posts?sort=title'" },
    ...{ where: 'data', right: '1, 2', wrong: '2, 1', assertion: '`data` is in this order: 1, 2' },
    ...{ places: [{ path: 'body.data[0].id', right: '1', wrong: '2' }], differing: 2 },
  },
]

function report(more: Partial<WithstandReport>): WithstandReport {
  return {
    ...{
      format: 'assayer-withstand',
      version: 1,
      kit: '1.0.0',
      tests: 'npm test',
      world: 'blog',
      requests: 1,
    },
    ...{ clauses: 2, untouched: 0, unsteady: [], shard: null, conversation: 'd', isInterrupted: false },
    ...{ score: { noticed: 1, unnoticed: 2, notShown: 0, percent: 100 / 3 }, wrong: [], permitted: [] },
    ...more,
  }
}

const printed = (more: Partial<WithstandReport>) =>
  consoleWithstand.prints?.(report(more), { hasColours: false }) ?? ''
const page = (more: Partial<WithstandReport>) => htmlWithstand.files?.(report(more))['index.html'] ?? ''

describe('on the terminal', () => {
  test('one server of a clause is shown in full, and what it would take to notice it', () => {
    const wrong = [server('backwards', { changes: CHANGES }), server('by-id', { changes: CHANGES })]
    const lines = printed({ wrong }).split('\n')
    expect(lines.slice(0, 10)).toEqual([
      '2 wrong servers unnoticed',
      '  Your tests pass at these servers, though a request of theirs is answered wrongly.',
      '  Values ascend. (documented)',
      '    content.sort.asc.backwards: sorts <b>backwards</b>',
      '      GET /api/posts?sort=title',
      '        data',
      '          reference  1, 2',
      '          here       2, 1',
      '        to assert: `data` is in this order: 1, 2',
      '    content.sort.asc.by-id: sorts <b>by-id</b>',
    ])
  })

  test('of what is permitted nothing is to be asserted', () => {
    const freedom = { clause: null, outcome: 'failed' as const, changes: CHANGES }
    const text = printed({ permitted: [server('shuffled', freedom)] })
    expect(text).toContain('1 right server at which your tests fail\n')
    expect(text).not.toContain('to assert')
  })

  test('the share is not rounded up, and what was ended counts', () => {
    const score = { noticed: 999, unnoticed: 1, notShown: 0, percent: 99.99 }
    expect(printed({ score, wrong: [server('endless', { outcome: 'timeout' })] })).toContain(
      '99.9 % noticed: 999 of 1000 wrong servers (1 by a timeout)',
    )
  })

  test('without any server that was met there is no share', () => {
    const score = { noticed: 0, unnoticed: 0, notShown: 3, percent: null }
    expect(printed({ score })).toContain('no wrong server was met')
  })
})

describe('the page', () => {
  test('has each server with its places, and nothing of its texts is markup', () => {
    const text = page({ wrong: [server('backwards', { changes: CHANGES })] })
    expect(text).toContain('sorts &lt;b&gt;backwards&lt;/b&gt;')
    expect(text).toContain('To assert: <code>data</code> is in this order: 1, 2')
    expect(text).toContain('… and 1 more')
  })

  test('leads from a server to the one that was run in its place', () => {
    const wrong = [server('a'), server('b', { sameAs: 'content.sort.asc.a' })]
    expect(page({ wrong })).toMatch(/id="content\.sort\.asc\.a"[\s\S]*href="#content\.sort\.asc\.a"/)
  })

  test('says what the tests said last', () => {
    const broken = server('other', { outcome: 'failed', lastWords: 'expected 1 to be 2' })
    expect(page({ permitted: [broken] })).toContain('<pre>expected 1 to be 2</pre>')
  })
})
