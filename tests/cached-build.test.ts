import { spawnSync } from 'node:child_process'
import {
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BESIDE_FILES, DOORS } from '../build/bundle.js'
import { cachedBuild } from '../build/cached-build.js'
import { scratchDirectory } from './support/scratch-directory.ts'

const MAIN = 'conformance/cli/main.ts'
const SETTINGS = ['build', 'bin', 'package.json', 'package-lock.json', 'tsconfig.json']

/** A checkout of little code: every door is there, and the program says the word of one file. */
function checkout(word = 'first'): string {
  const doors = [...DOORS, ...BESIDE_FILES, 'conformance/cli/start'].map(name => [`${name}.ts`, ''] as const)
  const root = scratchDirectory({
    ...Object.fromEntries(doors),
    'text/word.ts': saying(word),
    [MAIN]: "import { word } from '../../text/word.ts'\nexport const main = async () => console.log(word)",
    'conformance/cli/process-io.ts': 'export const processIo = () => null',
  })
  for (const name of SETTINGS) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

const saying = (word: string) => `export const word: string = '${word}'`

/** What the built program would say. */
function built(directory: string | null): string {
  if (directory === null) throw new Error('there is no build')
  const chunks = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(it =>
    it.endsWith('.js'),
  )
  const text = chunks.map(file => readFileSync(join(directory, file), 'utf8')).join('\n')
  return /const word = "(\w+)"/.exec(text)?.[1] ?? 'nothing'
}

const buildsOf = (root: string) => readdirSync(join(root, '.assayer/build'))

function run(root: string) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/assayer.js')], { encoding: 'utf8' })
  return stdout + stderr
}

test('what is built is built once, until a source changes, and is found again when it changes back', async () => {
  const root = checkout()
  const first = await cachedBuild(root)
  expect(built(first)).toBe('first')
  const made = statSync(String(first)).ino
  expect(await cachedBuild(root)).toBe(first)
  expect(statSync(String(first)).ino).toBe(made)
  writeFileSync(join(root, 'text/word.ts'), saying('other'))
  expect(built(await cachedBuild(root))).toBe('other')
  writeFileSync(join(root, 'text/word.ts'), saying('first'))
  expect(await cachedBuild(root)).toBe(first)
})

test('processes that start at once get the same build, and leave nothing else behind', async () => {
  const root = checkout()
  const all = await Promise.all([cachedBuild(root), cachedBuild(root), cachedBuild(root)])
  expect(new Set(all).size).toBe(1)
  expect(built(all[0])).toBe('first')
  expect(buildsOf(root)).toHaveLength(1)
})

test('a build of which a file was cut is made again', async () => {
  const root = checkout()
  const directory = String(await cachedBuild(root))
  truncateSync(join(directory, 'conformance/cli/main.js'), 20)
  expect(built(await cachedBuild(root))).toBe('first')
  expect(run(root)).toBe('first\n')
  expect(buildsOf(root)).toHaveLength(1)
})

test('where nothing can be written there is none, and the program runs from its sources', async () => {
  const root = checkout()
  writeFileSync(join(root, '.assayer'), '')
  expect(await cachedBuild(root)).toBeNull()
  expect(run(root)).toBe('first\n')
})

test('sources that cannot be built are loaded as they are, and say themselves what is wrong', async () => {
  const root = checkout()
  writeFileSync(join(root, 'text/word.ts'), 'export const word: = ')
  expect(await cachedBuild(root)).toBeNull()
  expect(buildsOf(root)).toEqual([])
  expect(run(root)).toContain('word.ts')
})

test('the trace of an error names places in the sources', () => {
  const root = checkout()
  writeFileSync(
    join(root, MAIN),
    'type Io = { readable(trace?: string): Promise<string> }\n' +
      'export const main = async (_: unknown, { readable }: Io) =>\n' +
      '  console.log(await readable(new Error(`no`).stack))',
  )
  expect(run(root)).toContain(`${join(root, MAIN)}:3:`)
})
