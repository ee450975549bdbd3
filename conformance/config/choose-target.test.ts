import { describe, expect, test } from 'vitest'
import { chooseTarget } from './choose-target.ts'
import type { Config } from './config.ts'
import { flagValues } from './flag-values.ts'

const A = { url: 'http://a' }
const B = { url: 'http://b' }
const found = (config: Config) => ({ config, file: 'assayer.config.yaml', directory: '/project' })

describe('the target of a run', () => {
  test.each<[string, Config, { name?: string; url?: string }, string | null]>([
    ['is the embedded reference when there is no other', {}, {}, null],
    ['is the only one', { targets: { a: A } }, {}, 'a'],
    ['is the embedded reference when there are several', { targets: { a: A, b: B } }, {}, null],
    ['is the one that the configuration names', { target: 'b', targets: { a: A, b: B } }, {}, 'b'],
    ['is the one that a flag names', { target: 'b', targets: { a: A, b: B } }, { name: 'a' }, 'a'],
    ['can be the reference by name', { targets: { a: A } }, { name: 'reference' }, null],
    ['is a bare URL, of which nothing is known', { targets: { a: A } }, { url: 'http://c' }, null],
    ['is a named one at another URL', { targets: { a: A } }, { name: 'a', url: 'http://c' }, 'a'],
  ])('%s', (_, config, { name, url }, expected) => {
    expect(chooseTarget(found(config), { name, url }, {})?.name ?? null).toBe(expected)
  })

  test('is refused when nobody knows it', () => {
    const choose = () => chooseTarget(found({ targets: { a: A } }), { name: 'x', url: undefined }, {})
    expect(choose).toThrow('There is no target x: assayer.config.yaml has a; reference is always there.')
  })
})

test('what a flag could say as well becomes values of flags', () => {
  const config: Config = {
    reporter: ['json', 'html'],
    strict: false,
    targets: { a: { ...A, worlds: ['w'], without: ['graphql', 'i18n'], services: ['content'], wait: 5 } },
  }
  const target = chooseTarget(found(config), { name: 'a', url: undefined }, {})
  expect(flagValues(found(config), target)).toEqual({
    reporter: ['json', 'html'],
    strict: ['false'],
    url: ['http://a'],
    world: ['w'],
    without: ['graphql', 'i18n'],
    service: ['content'],
    wait: ['5'],
  })
})

test('with both services nothing is left out', () => {
  const config: Config = { targets: { a: { ...A, services: ['content', 'platform'] } } }
  const target = chooseTarget(found(config), { name: 'a', url: undefined }, {})
  expect(flagValues(found(config), target)).toEqual({ url: ['http://a'] })
})
