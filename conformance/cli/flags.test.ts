import { describe, expect, test } from 'vitest'
import { type FlagSet, type Layers, readFlags } from './flags.ts'

const FLAGS: FlagSet = {
  url: { says: 'a url', value: 'URL', variable: 'ASSAYER_URL' },
  grep: { says: 'a pattern', value: 'REGEX', isList: true, short: 'g' },
  strict: { says: 'a switch', variable: 'ASSAYER_STRICT' },
  workers: { says: 'a number', value: 'N', whole: { least: 1, most: 8 }, variable: 'ASSAYER_WORKERS' },
  reset: { says: 'a word', value: 'HOW' },
}

const read = (args: string[], layers: Partial<Layers> = {}) =>
  readFlags(FLAGS, { args, environment: {}, ...layers })

describe('values', () => {
  test('flags and positionals in any order', () => {
    const given = read(['a', '--url', 'http://x', '--strict', 'b', '-g', 'one', '--grep=two'])
    expect(given.positionals).toEqual(['a', 'b'])
    expect(given.text('url')).toBe('http://x')
    expect(given.has('strict')).toBe(true)
    expect(given.texts('grep')).toEqual(['one', 'two'])
  })

  test('what is not given is not there', () => {
    const given = read([])
    expect(given.text('url')).toBeUndefined()
    expect(given.has('strict')).toBe(false)
    expect(given.texts('grep')).toEqual([])
    expect(given.number('workers')).toBeUndefined()
  })

  test('a flag wins over the environment, which wins over the config file', () => {
    const environment = { ASSAYER_URL: 'environment', ASSAYER_STRICT: '1' }
    const config = { url: ['config'], grep: ['config'] }
    expect(read(['--url', 'flag'], { environment, config }).text('url')).toBe('flag')
    expect(read([], { environment, config }).text('url')).toBe('environment')
    expect(read([], { environment, config }).has('strict')).toBe(true)
    expect(read([], { environment, config }).texts('grep')).toEqual(['config'])
    expect(read([], { environment: { ASSAYER_URL: '' }, config }).text('url')).toBe('config')
  })

  test('after -- everything is positional', () => {
    expect(read(['--', '--url']).positionals).toEqual(['--url'])
  })
})

describe('is refused, with how to mend it', () => {
  test.each<[string[], string]>([
    [['--ulr', 'x'], 'There is no flag --ulr. Did you mean --url?'],
    [['-x'], 'There is no flag -x.'],
    [['--url'], '--url needs a value: --url URL'],
    [['--url', '--strict'], '--url needs a value: --url URL'],
    [['--strict=1'], '--strict takes no value.'],
  ])('%j', (args, message) => {
    expect(() => read(args)).toThrow(message)
  })

  test.each(['0', '-1', '1.5', 'x', '9'])('the number "%s", wherever it stands', text => {
    const layers = [{ environment: { ASSAYER_WORKERS: text } }, { config: { workers: [text] } }]
    for (const layer of layers) expect(() => read([], layer)).toThrow(`--workers ${text}: expected`)
    expect(() => read([`--workers=${text}`])).toThrow('expected a whole number from 1 to 8')
  })

  test('a value that is empty', () => {
    expect(() => read(['--workers='])).toThrow('--workers is empty: --workers N')
  })

  test('an unknown word', () => {
    expect(() => read(['--reset', 'nome']).choice('reset', ['auto', 'none'])).toThrow(
      '--reset nome: expected auto or none. Did you mean none?',
    )
  })
})
