import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** One file with what it imports: paths from the root of the project, or names of packages. */
interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
  /** Those of `imports` that are there when the program runs: no types alone. */
  readonly loads: readonly string[]
  /** Those of `loads` that come at once, and not by `import()` when they are needed. */
  readonly loadsAtOnce: readonly string[]
}

const ROOT = join(import.meta.dirname, '..')
const IMPORT =
  /(?:^|[;\n}])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function sourceFile(path: string, text: string): SourceFile {
  const found = [...withoutComments(text).matchAll(IMPORT)].map(([written, a, b, c]) => {
    const specifier = a ?? b ?? c ?? ''
    const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier
    return { target, isType: /(import|export)\s+type\s/.test(written), isLater: c !== undefined }
  })
  const targets = (wanted: (it: (typeof found)[number]) => boolean) =>
    found.filter(wanted).map(it => it.target)
  return {
    path,
    text,
    imports: targets(() => true),
    loads: targets(it => !it.isType),
    loadsAtOnce: targets(it => !it.isType && !it.isLater),
  }
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function sourceFiles(): readonly SourceFile[] {
  return ['reference', 'conformance', 'specs', 'bin'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|js)$/.test(name))
      .map(name => join(folder, name))
      .map(path => sourceFile(relative('.', path), readFileSync(join(ROOT, path), 'utf8'))),
  )
}

const FILES = sourceFiles()
/** What runs: tests and their fixtures may look at worlds and at each other. */
const TESTED = FILES.filter(({ path }) => !/\.(test|fixture)\.ts$/.test(path))

/** An arrow that must not be: files that match `from` import nothing that matches `to`, `except` apart. */
interface Ban {
  readonly what: string
  readonly from: RegExp
  readonly to: RegExp
  readonly except?: RegExp
}

const BANS: readonly Ban[] = [
  {
    what: 'the reference knows nothing of the kit',
    from: /^reference\//,
    to: /^(conformance|specs|bench|tests)\//,
  },
  {
    what: 'only the oracle uses the reference, by its public door',
    from: /^conformance\/(?!targets\/oracle\.ts$)/,
    to: /^reference\//,
  },
  {
    what: 'the oracle uses the public door only',
    from: /^conformance\/targets\/oracle\.ts$/,
    to: /^reference\/(?!index\.ts$)/,
  },
  /** The code of a world is what a project would have, in files that import each other. */
  { what: 'specs are data', from: /^specs\//, to: /^(?!specs\/worlds\/)/ },
  {
    what: 'the content service knows no platform',
    from: /^reference\/content\//,
    to: /^reference\/platform\//,
  },
  {
    what: 'the platform knows no content service',
    from: /^reference\/platform\//,
    to: /^reference\/content\//,
  },
  {
    what: 'queries and models know no actions and no doors',
    from: /^reference\/content\/(query|model)\//,
    to: /^reference\/content\/(actions|rest|graphql)\//,
  },
  {
    what: 'actions know no doors',
    from: /^reference\/content\/actions\//,
    to: /^reference\/content\/(rest|graphql)\//,
  },
  { what: 'compare depends on nothing', from: /^conformance\/compare\//, to: /^(?!conformance\/compare\/)/ },
  {
    what: 'the suite knows no targets',
    from: /^conformance\/suite\//,
    to: /^conformance\/(?!suite\/|compare\/|agreement\/|usage-error)/,
  },
  {
    what: 'what both doors have in common is compared, and nothing else',
    from: /^conformance\/agreement\//,
    to: /^conformance\/(?!agreement\/|compare\/)/,
  },
  { what: 'only the CLI knows the CLI', from: /^conformance\/(?!cli\/)/, to: /^conformance\/cli\// },
  {
    what: 'the core of the reference runs in a browser',
    from: /^reference\//,
    to: /^node:/,
    except:
      /^reference\/(http\/node-adapter|world\/read-directory|world\/load-code|world\/config\/.*|content\/graphql\/console\/read-parts)\.ts$/,
  },
]

function violations(files: readonly SourceFile[], { from, to, except }: Ban): readonly string[] {
  return files
    .filter(({ path }) => from.test(path) && !except?.test(path))
    .flatMap(({ path, imports }) => imports.filter(it => to.test(it)).map(it => `${path} imports ${it}`))
}

describe('arrows', () => {
  test.each(BANS)('$what', ban => {
    expect(violations(TESTED, ban)).toEqual([])
  })

  test.each<[string, string, string]>([
    [
      'reference/world/x.ts',
      "import { a } from '../../conformance/run/run.ts'",
      'the reference knows nothing of the kit',
    ],
    [
      'conformance/run/x.ts',
      "const r = await import('../../reference/index.ts')",
      'only the oracle uses the reference, by its public door',
    ],
    [
      'conformance/targets/oracle.ts',
      "export * from '../../reference/world/world.ts'",
      'the oracle uses the public door only',
    ],
    ['specs/content/x.ts', "import 'node:fs'", 'specs are data'],
    [
      'reference/content/a/x.ts',
      "import {\n  a,\n} from '../../platform/units.ts'",
      'the content service knows no platform',
    ],
    [
      'reference/platform/x.ts',
      "export { a } from '../content/units.ts'",
      'the platform knows no content service',
    ],
    [
      'reference/content/query/x.ts',
      "import type { A } from '../actions/find.ts'",
      'queries and models know no actions and no doors',
    ],
    ['conformance/compare/x.ts', "import fc from 'fast-check'", 'compare depends on nothing'],
    [
      'reference/content/x.ts',
      "import { a } from 'node:crypto'",
      'the core of the reference runs in a browser',
    ],
  ])('a forbidden import is found: %s', (path, text, what) => {
    const ban = BANS.find(it => it.what === what)
    if (!ban) throw new Error(`no ban is called ${what}`)
    expect(violations([sourceFile(path, text)], ban)).toHaveLength(1)
  })

  test('what stands in a comment is no import', () => {
    expect(sourceFile('a.ts', "/** import { a } from './b.ts' */\n// import './c.ts'\n").imports).toEqual([])
  })
})

describe('what the reference loads at once', () => {
  test('runs in a browser: no module of Node.js is among it', () => {
    expect(loadedAtOnce(TESTED, 'reference/index.ts').filter(it => it.startsWith('node:'))).toEqual([])
  })

  test('one would be found behind other files, unless it is loaded when needed', () => {
    const files = [
      sourceFile('a.ts', "import './b.ts'\nconst c = () => import('./c.ts')"),
      sourceFile('b.ts', "import 'node:fs'"),
      sourceFile('c.ts', "import 'node:net'"),
    ]
    expect(loadedAtOnce(files, 'a.ts')).toEqual(['a.ts', 'b.ts', 'node:fs'])
  })
})

/** A file and everything that it imports, over any number of files. */
function loadedAtOnce(files: readonly SourceFile[], start: string): readonly string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const loaded = new Set([start])
  for (const path of loaded) {
    for (const it of byPath.get(path)?.loadsAtOnce ?? []) loaded.add(it)
  }
  return [...loaded]
}

describe('import cycles', () => {
  test('there are none', () => {
    expect(cycleIn(TESTED)).toBeNull()
  })

  test('types alone make none', () => {
    const files = [
      sourceFile('a.ts', "import type { B } from './b.ts'"),
      sourceFile('b.ts', "import './a.ts'"),
    ]
    expect(cycleIn(files)).toBeNull()
  })

  test('one is found, also over several files', () => {
    const files = [
      sourceFile('a.ts', "import './b.ts'"),
      sourceFile('b.ts', "import { c } from './c.ts'"),
      sourceFile('c.ts', "export * from './a.ts'"),
    ]
    expect(cycleIn(files)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts'])
  })
})

/**
 * The first cycle found, as the files along it. Types alone make none: the type of all units names the type of each
 * unit, which may speak of all units again, and none of that is there when the program runs.
 */
function cycleIn(files: readonly SourceFile[]): readonly string[] | null {
  const byPath = new Map(files.map(file => [file.path, file]))
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): readonly string[] | null => {
    const start = trail.indexOf(path)
    if (start >= 0) return [...trail.slice(start), path]
    const file = byPath.get(path)
    if (!file || done.has(path)) return null
    for (const it of file.loads) {
      const cycle = visit(it, [...trail, path])
      if (cycle) return cycle
    }
    done.add(path)
    return null
  }
  for (const { path } of files) {
    const cycle = visit(path, [])
    if (cycle) return cycle
  }
  return null
}

describe('nothing prints or exits', () => {
  const PRINTS = /\bconsole\.\w+\(|\bprocess\.(stdout|stderr|exit|exitCode)\b/
  const offenders = (files: readonly SourceFile[]) =>
    files
      .filter(({ path }) => !/^(conformance\/(cli|report)|bin)\//.test(path))
      .filter(({ text }) => PRINTS.test(withoutComments(text)))
      .map(({ path }) => path)

  test('but the CLI and the reporters', () => {
    // A broken invariant of the reference is told on stderr: it has no other way to be heard.
    expect(offenders(TESTED)).toEqual(['reference/index.ts'])
  })

  test('and one that did would be found', () => {
    expect(offenders([sourceFile('reference/x.ts', 'process.exit(1)')])).toEqual(['reference/x.ts'])
  })
})

test('no file is longer than 350 lines', () => {
  const long = FILES.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  expect(long.filter(({ lines }) => lines > 350)).toEqual([])
})
