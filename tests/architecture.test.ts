import { describe, expect, test } from 'vitest'
import { brokenWays, staleNames } from './architecture/arrows.ts'
import { circles, crossesFolders } from './architecture/circles.ts'
import { ARROWS } from './architecture/rules.ts'
import {
  type SourceFile,
  sourceFile,
  sourceFiles,
  withoutComments,
  withoutTests,
} from './architecture/source-files.ts'
import { type Way, written } from './architecture/ways.ts'

const FILES = sourceFiles()
const TESTED = withoutTests(FILES)
const RULES = ARROWS.map(arrow => [arrow.why, arrow] as const)
const MOST_SHOWN = 5

/** Fails with the shortest of the ways, one file a line. */
function expectNone(ways: readonly Way[]) {
  const shown = ways.slice(0, MOST_SHOWN).map(written)
  const more = ways.length > MOST_SHOWN ? [`and ${ways.length - MOST_SHOWN} more`] : []
  if (shown.length > 0) expect.fail(`\n${[...shown, ...more].join('\n\n')}\n`)
}

describe('arrows', () => {
  test.each(RULES)('%s', (_why, arrow) => {
    expectNone(brokenWays(TESTED, arrow))
  })

  test.each(RULES)('names what there is: %s', (_why, arrow) => {
    expect(staleNames(TESTED, arrow)).toEqual([])
  })

  test.each(RULES)('is heard when it is broken: %s', (_why, arrow) => {
    const [name = ''] = arrow.from
    const [forbidden = 'unheard-of'] = arrow.mayNotReach ?? []
    const start = sourceFile(name.endsWith('/') ? `${name}made-up.ts` : name, "import '/between.ts'")
    const between = sourceFile('/between.ts', `import '${forbidden}'`)
    expect(brokenWays([start, between], arrow)).not.toEqual([])
  })
})

describe('import circles', () => {
  test('there are none of what is loaded', () => {
    expectNone(
      circles(
        TESTED,
        () => true,
        it => !it.isType,
      ),
    )
  })

  test('there are none over several folders, types included', () => {
    expectNone(circles(TESTED, crossesFolders))
  })
})

describe('nothing prints or exits', () => {
  const PRINTS = /\bconsole\.\w+\(|\bprocess\.(stdout|stderr|exit|exitCode)\b/
  const offenders = (files: readonly SourceFile[]) =>
    files
      .filter(
        ({ path }) => !/^(conformance\/(cli|report|programs\/strapi\/assets)|bin|site\/emit)\//.test(path),
      )
      .filter(({ text }) => PRINTS.test(withoutComments(text)))
      .map(({ path }) => path)

  test('but the CLI, the reporters, what makes the site, and what runs in a project of its own', () => {
    // A broken invariant of the reference is told on stderr: it has no other way to be heard.
    expect(offenders(TESTED)).toEqual(['reference/index.ts'])
  })

  test('and one that did would be found', () => {
    expect(offenders([sourceFile('reference/x.ts', 'process.exit(1)')])).toEqual(['reference/x.ts'])
  })
})

describe('files are short', () => {
  const MOST_LINES = 350

  test(`at most ${MOST_LINES} lines`, () => {
    const lengths = FILES.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
  })
})
