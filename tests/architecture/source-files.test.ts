import { expect, test } from 'vitest'
import { sourceFile } from './source-files.ts'

const AT_ONCE = { isType: false, isLater: false }

test.each<[string, string, object]>([
  ['names', "import { a } from '../b.ts'", { target: 'b.ts', ...AT_ONCE }],
  ['names over several lines', "import {\n  a,\n} from './b.ts'", { target: 'a/b.ts', ...AT_ONCE }],
  ['nothing', "import './b.ts'", { target: 'a/b.ts', ...AT_ONCE }],
  ['what it exports', "export * from './b.ts'", { target: 'a/b.ts', ...AT_ONCE }],
  ['a package', "import fc from 'fast-check'", { target: 'fast-check', ...AT_ONCE }],
  ['types', "import type { A } from './b.ts'", { target: 'a/b.ts', isType: true, isLater: false }],
  ['types beside names', "import { type A, b } from './b.ts'", { target: 'a/b.ts', ...AT_ONCE }],
  [
    'when it is needed',
    "const b = await import('./b.ts')",
    { target: 'a/b.ts', isType: false, isLater: true },
  ],
])('a file imports %s', (_what, text, found) => {
  expect(sourceFile('a/a.ts', text).imports).toEqual([found])
})

test('what stands in a comment is no import', () => {
  expect(sourceFile('a.ts', "/** import { a } from './b.ts' */\n// import './c.ts'\n").imports).toEqual([])
})
