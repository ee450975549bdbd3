import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutComments } from './architecture/source-files.ts'

/** Rows of the table "One place for each new thing", each with something that is there already. */
const EXAMPLES = [
  {
    row: 'filter operator',
    names: { '<operator>': 'ends-withi' },
    isAbout: /\bendsWithi\b|ends-withi\b/,
  },
  {
    row: 'change of a platform major',
    names: { '<major>': '4.0', '<change>': 'settings-type' },
    isAbout: /settings-type|\bsettingsType\b/,
  },
  {
    row: 'reporter',
    names: { '<reporter>': 'ctrf' },
    isAbout: /\bctrf\b/,
  },
]

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8')

/** The paths of a row: those that it always touches, and after `also` those that it may. */
function pathsOf(row: string, names: Readonly<Record<string, string>>) {
  const line = TEXT.split('\n').find(it => it.startsWith(`| ${row} |`)) ?? ''
  const named = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), line)
  const [always = '', sometimes = ''] = named.split('; also')
  return { always: inBackticks(always), sometimes: inBackticks(sometimes) }
}

function inBackticks(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
}

/** Where code and documents for users speak of the example, but for tests and what comments say. */
function mentioning(isAbout: RegExp): readonly string[] {
  return ['reference', 'conformance', 'docs']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
    )
    .filter(path => /\.(ts|md)$/.test(path) && !path.endsWith('.test.ts'))
    .filter(path => isAbout.test(path) || isAbout.test(withoutComments(readFileSync(path, 'utf8'))))
}

describe.each(EXAMPLES)('a new $row', ({ row, names, isAbout }) => {
  const { always, sometimes } = pathsOf(row, names)

  test('touches what CONTRIBUTING.md says', () => {
    expect(always).not.toEqual([])
    expect(always.filter(path => !existsSync(path))).toEqual([])
    const silent = always.filter(path => !isAbout.test(path) && !isAbout.test(readFileSync(path, 'utf8')))
    expect(silent).toEqual([])
  })

  test('touches nothing else', () => {
    const named = [...always, ...sometimes]
    const others = mentioning(isAbout).filter(path => !named.some(it => path === it || path.startsWith(it)))
    expect(others).toEqual([])
  })
})
