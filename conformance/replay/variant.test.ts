import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { readVariants, variantWorld } from './variant.ts'

/** A directory with these files, by path. */
function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-variants-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  return directory
}

const OPTIONS = { graphql: { depthLimit: 7, defaultLimit: 5 }, jwtSecret: 's' }

function worldOf(variant: unknown, world: Readonly<Record<string, string>>): string {
  const directory = directoryWith({
    'variants.json': JSON.stringify({ other: variant }),
    'code/src/index.js': 'other',
    ...Object.fromEntries(Object.entries(world).map(([path, text]) => [`world/${path}`, text])),
  })
  const settings = readVariants(join(directory, 'variants.json')).get('other')
  if (!settings) throw new Error('the variant was written')
  const made = variantWorld(join(directory, 'world'), settings)
  onTestFinished(() => rmSync(dirname(made), { recursive: true, force: true }))
  return made
}

const optionsOf = (world: string) => JSON.parse(readFileSync(join(world, 'options.json'), 'utf8'))

describe('the world of a variant', () => {
  const world = { 'options.json': JSON.stringify(OPTIONS), 'data.json': '{}', 'src/index.js': 'own' }

  test('has its options merged over its own, without those that are null', () => {
    const made = worldOf({ options: { graphql: { depthLimit: null, maxLimit: 9 } } }, world)
    expect(optionsOf(made)).toEqual({ graphql: { defaultLimit: 5, maxLimit: 9 }, jwtSecret: 's' })
    expect(readFileSync(join(made, 'data.json'), 'utf8')).toBe('{}')
    expect(readFileSync(join(made, 'src/index.js'), 'utf8')).toBe('own')
  })

  test('has its files laid over its own', () => {
    const made = worldOf({ files: 'code' }, world)
    expect(readFileSync(join(made, 'src/index.js'), 'utf8')).toBe('other')
    expect(existsSync(join(made, 'data.json'))).toBe(true)
    expect(optionsOf(made)).toEqual(OPTIONS)
  })

  test('lies under the package that the world lies under, which says what its code is made of', () => {
    const made = worldOf({}, { ...world, '../package.json': '{"type":"module"}' })
    expect(readFileSync(join(made, '../package.json'), 'utf8')).toBe('{"type":"module"}')
  })

  test('has options also where the world has none', () => {
    expect(optionsOf(worldOf({ options: { jwtSecret: 'x' } }, { 'data.json': '{}' }))).toEqual({
      jwtSecret: 'x',
    })
  })
})

describe('a file of variants is refused', () => {
  test.each([
    ['that is no object', '[]', 'found no object'],
    ['with a variant that is none', '{"a": 1}', 'a: found 1, expected {"options", "production", "files"}'],
    ['with an unknown key', '{"a": {"option": {}}}', 'a: found option, expected'],
    [
      'with files that are not there',
      '{"a": {"files": "none"}}',
      'a: files: found "none", expected a directory',
    ],
    ['that is no JSON', '{', 'found no JSON'],
  ])('%s', (_, text, message) => {
    const file = join(directoryWith({ 'variants.json': text }), 'variants.json')
    expect(() => readVariants(file)).toThrow(UsageError)
    expect(() => readVariants(file)).toThrow(message)
  })

  test('that is not there', () => {
    expect(() => readVariants('nowhere/variants.json')).toThrow(
      'nowhere/variants.json: there is no such file',
    )
  })
})
