import { describe, expect, test } from 'vitest'
import { type Arrow, brokenWays, staleNames } from './arrows.ts'
import { sourceFile } from './source-files.ts'
import { written } from './ways.ts'

const FILES = [
  sourceFile('reference/a.ts', "import './b.ts'\nimport type { D } from './door.ts'"),
  sourceFile('reference/b.ts', "import '../conformance/c.ts'"),
  sourceFile('reference/door.ts', "import '../conformance/c.ts'"),
  sourceFile('conformance/c.ts', "import 'node:fs'"),
]
const arrow = (rest: Partial<Arrow>): Arrow => ({ why: 'as an example', from: ['reference/'], ...rest })
const broken = (rest: Partial<Arrow>) => brokenWays(FILES, arrow(rest)).map(written)

describe('a rule is broken', () => {
  test.each<[string, Partial<Arrow>, readonly string[]]>([
    [
      'by each file that imports what it must not',
      { mayNotReach: ['conformance/'] },
      ['reference/b.ts\n  imports conformance/c.ts', 'reference/door.ts\n  imports conformance/c.ts'],
    ],
    [
      'by none but doors: never',
      { mayNotReach: ['conformance/'], doors: ['reference/b.ts', 'reference/door.ts'] },
      [],
    ],
    [
      'over other files',
      { from: ['reference/a.ts'], mayNotReach: ['conformance/'] },
      [
        'reference/a.ts\n  imports reference/b.ts\n  imports conformance/c.ts',
        'reference/a.ts\n  imports types of reference/door.ts\n  imports conformance/c.ts',
      ],
    ],
    [
      'by what is loaded at once, where types do not count',
      { from: ['reference/a.ts'], mayNotReach: ['conformance/'], atOnce: true },
      ['reference/a.ts\n  imports reference/b.ts\n  imports conformance/c.ts'],
    ],
    [
      'by a module of Node.js',
      { from: ['conformance/'], mayNotReach: ['node:'] },
      ['conformance/c.ts\n  imports node:fs'],
    ],
    [
      'by all that is not among the only things that may be reached',
      { from: ['conformance/'], mayReachOnly: ['conformance/'] },
      ['conformance/c.ts\n  imports node:fs'],
    ],
    ['not by them', { from: ['conformance/'], mayReachOnly: ['node:'] }, []],
  ])('%s', (_what, rest, ways) => {
    expect(broken(rest)).toEqual(ways)
  })
})

describe('a name of a rule is stale', () => {
  test.each<[string, Partial<Arrow>, readonly string[]]>([
    ['when its folder is gone', { mayNotReach: ['reference/gone/'] }, ['reference/gone/ does not exist']],
    ['when its file is gone', { mayNotReach: ['reference/gone.ts'] }, ['reference/gone.ts does not exist']],
    [
      'when a folder is named as if it were a file',
      { mayNotReach: ['reference/content'] },
      ['reference/content does not exist'],
    ],
    ['when nothing imports its package', { mayNotReach: ['left-pad'] }, ['left-pad does not exist']],
    [
      'when no file can break the rule',
      { from: ['tests/'], mayNotReach: ['reference/'] },
      ['tests/ holds no file'],
    ],
    [
      'when no way leads through its door',
      { from: ['reference/b.ts'], mayNotReach: ['conformance/'], doors: ['reference/index.ts'] },
      ['reference/index.ts need not be a door'],
    ],
    [
      'when it may be reached, and is not',
      { from: ['conformance/'], mayReachOnly: ['node:', 'reference/'] },
      ['reference/ is not reached'],
    ],
  ])('%s', (_what, rest, stale) => {
    expect(staleNames(FILES, arrow(rest))).toEqual(stale)
  })
})
