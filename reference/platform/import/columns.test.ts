import { expect, test } from 'vitest'
import { fixed, flag, list, number, text, time } from '../resources/attribute.ts'
import type { Json } from '../values.ts'
import { readColumns } from './columns.ts'

const attributes = [
  text('title', { max: 20, kept: 5 }),
  text('note', { max: 3 }),
  text('status', { oneOf: ['draft', 'sent'] }),
  fixed(text('html')),
  flag('featured', false),
  number('order', 0),
  time('made'),
  list('tags'),
]

test.each<[name: string, exported: Json, read: Json | undefined]>([
  ['title', 'abcde', 'abcde'],
  ['title', 'abcdef', 'abcde'],
  ['note', 'abcd', 'abc'],
  ['note', 5, undefined],
  ['note', null, undefined],
  ['html', '<a href="__SITE_URL__/a/">', '<a href="/a/">'],
  ['status', 'sent', 'sent'],
  ['status', 'gone', undefined],
  ['featured', 1, true],
  ['featured', true, true],
  ['featured', 0, false],
  ['featured', false, false],
  ['featured', null, undefined],
  ['order', 3, 3],
  ['order', '3', undefined],
  ['made', '2020-01-20 10:00:00', '2020-01-20T10:00:00.000Z'],
  ['made', '2020-01-20T10:00:00+02:00', '2020-01-20T08:00:00.000Z'],
  ['made', '2020-01-20T10:00:00Z', '2020-01-20T10:00:00.000Z'],
  ['made', 'soon', undefined],
  ['tags', 'a', undefined],
])('%s: %j is read as %j', (name, exported, read) => {
  expect(readColumns(attributes, { [name]: exported })).toEqual(read === undefined ? {} : { [name]: read })
})
