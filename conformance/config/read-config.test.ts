import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readConfig } from './read-config.ts'

const DEFINE = resolve('conformance/config/config.ts')

const read = (files: Record<string, string>, file?: string) => {
  const directory = scratchDirectory(files)
  return readConfig({ directory, specs: 'specs', file: file && join(directory, file) })
}

describe('a configuration can be written as', () => {
  test.each<[string, string]>([
    [
      'assayer.config.ts',
      `import { defineConfig } from '${DEFINE}'\nexport default defineConfig({ workers: 3 })`,
    ],
    ['assayer.config.mjs', 'export default { workers: 3 }'],
    ['assayer.config.json', '{"workers": 3}'],
    ['assayer.config.yaml', 'workers: 3'],
    ['assayer.config.yml', '# a comment\nworkers: 3'],
  ])('%s', async (name, text) => {
    const { config, file } = await read({ [name]: text })
    expect(config).toEqual({ workers: 3 })
    expect(file).toMatch(new RegExp(`${name}$`))
  })
})

test('no file is an empty configuration', async () => {
  expect(await read({})).toMatchObject({ config: {}, file: null })
})

test('an empty YAML file is an empty configuration', async () => {
  expect(await read({ 'assayer.config.yaml': '# nothing yet' })).toMatchObject({ config: {} })
})

describe('is refused, with file, place and what was expected', () => {
  test.each<[string, string, string]>([
    [
      'a.json',
      '{"worker": 3}',
      'a.json: the whole file: found the key worker, expected only $schema, target',
    ],
    ['a.yaml', 'workers: many', 'a.yaml: workers: found "many", expected integer'],
    ['a.yaml', 'targets: { a: {} }', 'a.yaml: targets.a: found nothing there, expected the key url'],
    ['a.yaml', 'workers: [', 'a.yaml: line 1, column'],
    ['a.json', '{', 'a.json: found no JSON'],
    ['a.mjs', 'throw new Error("no such luck")', 'a.mjs cannot be loaded: no such luck'],
    ['a.mjs', 'export const config = {}', 'a.mjs: found no default export'],
    [
      'a.yaml',
      'targets: { a: { url: "http://x", auth: { tokens: { full: the-secret-itself } } } }',
      'a.yaml: targets.a.auth.tokens.full: found "the-secret-itself", expected a text of the form ^\\$',
    ],
  ])('%s %s', async (name, text, message) => {
    await expect(read({ [name]: text }, name)).rejects.toThrow(message)
  })

  test('a file that is not there', async () => {
    await expect(read({}, 'gone.yaml')).rejects.toThrow(/--config .*gone.yaml: there is no such file/)
  })
})
