import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { npm, ownEnvironment, runIn, succeed } from './package-managers.ts'

/**
 * The package inside of projects like Strapi's, which have a graphql of their own, as each package manager lays it out.
 * The package brings its graphql and its nexus along: only so are they one pair wherever it is put.
 */
const place = mkdtempSync(join(tmpdir(), 'assayer-layouts-'))
const managers = join(place, 'managers')
const tarball = inject('tarball')

/** One way to lay a project's packages out. */
interface Layout {
  readonly name: string
  /** Files of the project besides `package.json`. */
  readonly files: Readonly<Record<string, string>>
  /** The words by which its packages are installed, and by which a program of theirs is run. */
  readonly install: readonly string[]
  readonly assayer: readonly string[]
}

const PNPM = join(managers, 'node_modules/pnpm/bin/pnpm.cjs')
const YARN = join(managers, 'node_modules/yarn/bin/yarn.js')
const BERRY = join(managers, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
const INSTALLED = ['node', 'node_modules/assayer/bin/assayer.js']

const berry = (linker: string): Layout['files'] => ({
  '.yarnrc.yml': `nodeLinker: ${linker}\nenableGlobalCache: false\nenableTelemetry: false\nenableImmutableInstalls: false\n`,
  'yarn.lock': '',
})

const LAYOUTS: readonly Layout[] = [
  {
    name: 'npm',
    files: {},
    install: ['npm', 'install', '--no-audit', '--no-fund'],
    assayer: INSTALLED,
  },
  {
    name: 'pnpm',
    files: {},
    install: ['node', PNPM, 'install', '--store-dir', join(place, 'pnpm-store')],
    assayer: INSTALLED,
  },
  {
    name: 'yarn 1',
    files: {},
    install: ['node', YARN, 'install', '--cache-folder', join(place, 'yarn-cache')],
    assayer: INSTALLED,
  },
  {
    name: 'yarn 4 with node_modules',
    files: berry('node-modules'),
    install: ['node', BERRY, 'install'],
    assayer: INSTALLED,
  },
  {
    name: 'yarn 4 with its own resolution',
    files: berry('pnp'),
    install: ['node', BERRY, 'install'],
    assayer: ['node', BERRY, 'assayer'],
  },
]

beforeAll(async () => {
  mkdirSync(managers)
  writeFileSync(join(managers, 'package.json'), '{"private":true}')
  await npm(managers, ['install', 'pnpm@9', 'yarn@1.22.22', '@yarnpkg/cli-dist@4', '--ignore-scripts'])
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe.each(LAYOUTS)('$name', ({ name, files, install, assayer }) => {
  const project = join(place, name.replaceAll(' ', '-'))
  const run = (...args: readonly string[]) => runIn(project, assayer[0] ?? '', [...assayer.slice(1), ...args])

  beforeAll(async () => {
    mkdirSync(project)
    const dependencies = { graphql: '15.8.0', assayer: `file:${tarball}` }
    const manifest = { name: 'restaurant', version: '1.0.0', private: true, dependencies }
    for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
      writeFileSync(join(project, file), text)
    await succeed(project, install[0] ?? '', install.slice(1))
  })

  test('a project that has another graphql beside it keeps its own', async () => {
    if (assayer !== INSTALLED) return
    const { out } = await runIn(project, 'node', ['-p', 'require("graphql").version'])
    expect(out.trim()).toBe('15.8.0')
  })

  test('the suite is green, also where code of a project is given nexus', async () => {
    const { code, out } = await run('test', 'content.graphql.extension', 'content.graphql.queries')
    expect(out).toContain('100.0 % pass')
    expect(code).toBe(0)
  })

  test('a reference that serves answers GraphQL', async () => {
    const answer = await askServed(
      project,
      assayer,
      '{ restaurants(sort: "slug") { data { attributes { slug } } } }',
    )
    expect(answer).toMatchObject({ data: { restaurants: { data: expect.any(Array) } } })
    expect(answer).not.toHaveProperty('errors')
  })
})

/** What `assayer serve` answers to a query. */
async function askServed(project: string, [program = '', ...words]: readonly string[], query: string) {
  const server = spawn(program, [...words, 'serve', '--port', '0'], {
    cwd: project,
    env: ownEnvironment(),
    detached: true,
  })
  try {
    const { url } = await readyLine(server.stdout)
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }
    const answer: unknown = await (await fetch(`${url}/graphql`, asked)).json()
    return answer
  } finally {
    // A package manager starts the program as a child of its own.
    if (server.pid !== undefined) process.kill(-server.pid)
    await once(server, 'exit')
  }
}

async function readyLine(output: NodeJS.ReadableStream): Promise<{ readonly url: string }> {
  for await (const line of createInterface({ input: output })) {
    const ready: unknown = JSON.parse(line)
    if (typeof ready === 'object' && ready !== null && 'url' in ready && typeof ready.url === 'string')
      return { url: ready.url }
  }
  throw new Error('the server ended before it was ready')
}
