import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorld } from '../../targets/oracle.ts'
import { readEntries } from '../smaller-world.ts'
import { privateTexts } from './private-texts.ts'

const DIRECTORY = join(import.meta.dirname, '../../../specs/worlds/restaurants')

test('what no answer may hold: passwords, private values, keys; nothing that is shown elsewhere', async () => {
  const texts = privateTexts(await readWorld(DIRECTORY), readEntries(DIRECTORY) ?? {})
  const owners = (text: string) => texts.filter(it => it.text === text).map(it => it.of)
  expect(owners('knock-1')).toEqual(['doorCode of api::restaurant.restaurant'])
  expect(owners('9000.5')).toEqual(['salary of api::chef.chef'])
  expect(owners('full-access-key-of-the-restaurants')).toEqual(['the API token full'])
  expect(texts.map(({ text }) => text)).not.toContain('hello@luna.test')
})

test('a private value that stands in a public one, too, is no secret', async () => {
  const world = await readWorld(DIRECTORY)
  const entries = {
    'api::restaurant.restaurant': [{ doorCode: 'open-sesame', name: 'To the open-sesame' }],
  }
  expect(privateTexts(world, entries).map(({ text }) => text)).not.toContain('open-sesame')
})
