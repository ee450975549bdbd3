import { describe, expect, test } from 'vitest'
import { circles, crossesFolders, staleCircles, withoutKnown } from './circles.ts'
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
const known = (from: string, to: string) => ({ from, to, why: 'as an example' })

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

describe('known circles', () => {
  test('are left out, and with them all that one import closes', () => {
    const files = withoutKnown(TYPES, [known('x/a.ts', 'y/b.ts')])
    expect(circles(files, crossesFolders)).toEqual([])
  })

  test('are of types: an import that is loaded is never left out', () => {
    const files = withoutKnown(TYPES, [known('y/b.ts', 'x/a.ts')])
    expect(circles(files, crossesFolders)).toHaveLength(2)
  })

  test.each<[string, string, string]>([
    ['is gone', 'x/a.ts', 'z/d.ts'],
    ['closes none any more', 'y/d.ts', 'w/e.ts'],
    ['closes one in its own folder only', 'y/c.ts', 'y/b.ts'],
  ])('are stale when the import %s', (_what, from, to) => {
    const there = known('x/a.ts', 'y/b.ts')
    const stale = known(from, to)
    const files = [...TYPES, sourceFile('y/d.ts', "import type { E } from '../w/e.ts'")]
    expect(staleCircles(files, [there, stale])).toEqual([stale])
  })
})
