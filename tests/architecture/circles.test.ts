import { describe, expect, test } from 'vitest'
import { circles, crossesFolders } from './circles.ts'
import { sourceFile } from './source-files.ts'
import { written } from './ways.ts'

const VALUES = [
  sourceFile('a.ts', "import './b.ts'"),
  sourceFile('b.ts', "import { c } from './c.ts'"),
  sourceFile('c.ts', "export * from './a.ts'"),
]
/** Two circles over folders, of which both lead through `x/a.ts`; a third is in one folder. */
const TYPES = [
  sourceFile('x/a.ts', "import type { B } from '../y/b.ts'"),
  sourceFile('y/b.ts', "import '../x/a.ts'\nimport './c.ts'"),
  sourceFile('y/c.ts', "import type { B } from './b.ts'\nimport { d } from '../z/d.ts'"),
  sourceFile('z/d.ts', "import type { A } from '../x/a.ts'"),
]

describe('circles', () => {
  test('are found over any number of files', () => {
    expect(circles(VALUES, () => true).map(written)).toEqual([
      'a.ts\n  imports b.ts\n  imports c.ts\n  imports a.ts',
    ])
  })

  test('are found where a file imports itself', () => {
    expect(circles([sourceFile('a.ts', "import './a.ts'")], () => true).map(written)).toEqual([
      'a.ts\n  imports a.ts',
    ])
  })

  test('are made by types, too', () => {
    expect(circles(TYPES, crossesFolders).map(written)).toEqual([
      'x/a.ts\n  imports types of y/b.ts\n  imports x/a.ts',
      'y/c.ts\n  imports z/d.ts\n  imports types of x/a.ts\n  imports types of y/b.ts\n  imports y/c.ts',
    ])
  })

  test('are not made by types where only what is loaded counts', () => {
    expect(
      circles(
        TYPES,
        () => true,
        it => !it.isType,
      ),
    ).toEqual([])
  })

  test('are none where files only import each other in one direction', () => {
    const files = [
      sourceFile('a.ts', "import './b.ts'\nimport './c.ts'"),
      sourceFile('b.ts', "import './c.ts'"),
    ]
    expect(circles(files, () => true)).toEqual([])
  })
})

test.each<[string, string, string, boolean]>([
  ['two files of a folder', 'x/a.ts', 'x/b.ts', false],
  ['a folder and one below it', 'x/a.ts', 'x/y/b.ts', true],
  [
    'the same in a folder of the content service',
    'reference/content/q/a.ts',
    'reference/content/q/f/b.ts',
    false,
  ],
  ['two folders of the content service', 'reference/content/q/a.ts', 'reference/content/r/b.ts', true],
  [
    'a folder of the content service and the service',
    'reference/content/q/a.ts',
    'reference/content/b.ts',
    true,
  ],
])('between %s an import crosses folders: %s, %s: %s', (_what, from, to, crosses) => {
  expect(crossesFolders(from, to)).toBe(crosses)
})
