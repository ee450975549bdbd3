import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { readConfig } from '../../config/read-config.ts'
import { main } from '../main.ts'

const USUAL = {
  targets: {
    local: { url: 'http://127.0.0.1:1337', services: ['content'], worlds: ['restaurants'], reset: 'auto' },
  },
}

/** Runs `assayer init` for one file; the answers are what a person types, one after the other. */
async function init(format: string, answers: readonly string[] | null, ...args: string[]) {
  const file = join(scratchDirectory(), `assayer.config.${format}`)
  const typed = answers?.values()
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return typed?.next().value ?? ''
  }
  const io = { ...memoryIo(), ...(answers && { ask }) }
  const code = await main(['init', '--format', format, '--output', file, ...args], io)
  const config = async () => (await readConfig({ file, directory: '.', specs: 'specs' })).config
  return { code, asked, file, config, text: () => readFileSync(file, 'utf8'), err: io.printed.err }
}

test.each(['yaml', 'json'])('--yes writes what is usual, as %s that fits the schema', async format => {
  const { code, config } = await init(format, null, '--yes')
  expect(code).toBe(0)
  expect(await config()).toMatchObject(USUAL)
})

test('a TypeScript configuration has types, and is as a person would write it', async () => {
  const { text } = await init('ts', null, '--yes', '--without', 'graphql', '--command', `echo "it's up"`)
  expect(text()).toBe(`import { defineConfig } from 'assayer/config'

export default defineConfig({
  targets: {
    local: {
      url: 'http://127.0.0.1:1337',
      command: "echo \\"it's up\\"",
      services: ['content'],
      worlds: ['restaurants'],
      without: ['graphql'],
      reset: 'auto',
    },
  },
})
`)
})

test('what is answered stands in the file; Enter takes what is usual', async () => {
  const answers = [
    'staging',
    'https://cms.test/',
    '',
    'content, platform',
    'graphql,i18n',
    '',
    './restore.sh',
  ]
  const { asked, config } = await init('yaml', answers)
  expect(asked[1]).toBe('its address [http://127.0.0.1:1337]: ')
  expect(await config()).toEqual({
    targets: {
      staging: {
        url: 'https://cms.test',
        services: ['content', 'platform'],
        worlds: ['restaurants', 'gazette'],
        without: ['graphql', 'i18n'],
        reset: { command: './restore.sh' },
      },
    },
  })
})

test.each([
  ['rest', 'rest'],
  ['graphql', 'graphql'],
  ['./import.sh', { command: './import.sh' }],
])('a world gets in by %s, and what scenarios made is deleted', async (answer, seed) => {
  const { config } = await init('yaml', null, '--yes', '--seed', answer, '--reset', 'delete')
  expect((await config()).targets?.local).toMatchObject({ seed, reset: 'delete' })
})

test('an answer that will not do is asked for again', async () => {
  const { asked, err, config } = await init('json', ['reference', 'mine'])
  expect(asked.slice(0, 2)).toEqual([asked[0], asked[0]])
  expect(err).toContain('reference is the name of the embedded reference')
  expect(Object.keys((await config()).targets ?? {})).toEqual(['mine'])
})

test('what flags say is not asked', async () => {
  const { asked } = await init('yaml', [], '--url', 'http://x', '--name', 'a', '--services', 'platform')
  expect(asked.map(it => it.split(/[,:]/)[0])).toEqual([
    'the command that starts it',
    'what it lacks',
    'how the world gets in',
    'the command that resets its world',
  ])
})

describe('is refused', () => {
  test('where nobody can be asked', async () => {
    const { code, err } = await init('yaml', null)
    expect([code, err]).toEqual([2, expect.stringContaining('use --yes for the defaults')])
  })

  test('when a flag says what will not do', async () => {
    const { code, err } = await init('yaml', null, '--yes', '--services', 'mail')
    expect([code, err]).toEqual([2, expect.stringContaining('--services mail: expected content, platform')])
  })

  test('where there is a configuration already', async () => {
    const { file } = await init('yaml', null, '--yes')
    const io = memoryIo()
    expect(await main(['init', '--yes', '--output', file], io)).toBe(2)
    expect(io.printed.err).toContain(`${file} already exists`)
  })
})

test('the schema that the file names lies where packages are installed', async () => {
  const { text } = await init('json', null, '--yes')
  const { $schema } = JSON.parse(text())
  expect($schema).toBe('./node_modules/assayer/specs/schemas/config.schema.json')
  expect(readFileSync(resolve($schema.replace('./node_modules/assayer/', '')), 'utf8')).toContain(
    'assayer.config.ts',
  )
})
