import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { baselineText, readBaseline } from './baseline-file.ts'
import type { Entry } from './entry.ts'

const ENTRIES: readonly Entry[] = [
  { scenario: 'content.a.case', reason: 'text: with a colon', ticket: 'T-1', firstSeen: '2026-01-02' },
  { clause: 'content.b', reason: 'r', firstSeen: '2026-01-02', expires: '2026-03-01' },
  { scenario: 'content.c.case', reason: 'r', firstSeen: '2026-01-02', expires: '2026-03-01', isFlaky: true },
]

const read = (name: string, text: string) =>
  readBaseline(join(scratchDirectory({ [name]: text }), name), 'specs')

test.each(['known.yaml', 'known.json'])('what is written to %s reads back', name => {
  expect(read(name, baselineText(name, ENTRIES))).toEqual(ENTRIES)
})

describe('is refused', () => {
  test.each<[string, string]>([
    [
      'known: [{ clause: a.b, firstSeen: 2026-01-02 }]',
      'known[0]: found nothing there, expected the key reason',
    ],
    ['known: [{ reason: r, firstSeen: 2026-01-02 }]', 'known[0]: found nothing there, expected the key'],
    ['known: [{ clause: a.b, reason: r, firstSeen: soon }]', 'known[0].firstSeen: found "soon"'],
    ['{}', 'the whole file: found nothing there, expected the key known'],
  ])('%s', (text, message) => {
    expect(() => read('a.yaml', text)).toThrow(message)
  })

  test('a file that is not there', () => {
    expect(() => readBaseline('/no/such.yaml', 'specs')).toThrow('`assayer baseline --update` writes one')
  })
})
