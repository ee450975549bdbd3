import { expect, test } from 'vitest'
import { ABSENT } from '../../compare/difference.ts'
import type { Query } from '../query.ts'
import { isTakenAway } from './given-values.ts'

function writing(body: unknown): Query {
  const request = { method: 'PUT', path: '/platform/api/admin/tags/1/', headers: {}, body }
  return { door: 'sequence', commands: [{ request, as: 'integration', saves: {} }], known: new Map() }
}

const SETTING = { settings: [{ key: 'description', value: null }] }
const TAG = { tags: [{ description: null, name: 'City' }] }

test.each<[what: string, body: unknown, name: string, expected: unknown, actual: unknown, isSo: boolean]>([
  ['a value that a command sets to null, and that is still there', TAG, 'description', null, 'Old', true],
  ['a setting by its value', SETTING, 'value', null, 'Old', true],
  ['a setting by its key', SETTING, 'description', null, 'Old', true],
  ['a list that a command empties', { members: [{ labels: [] }] }, 'labels', [], [{ name: 'VIP' }], true],
  ['no other attribute', TAG, 'name', null, 'City', false],
  ['what is empty in another form', TAG, 'description', null, '', false],
  ['what is not shown', TAG, 'description', null, ABSENT, false],
  ['what is to have another value', TAG, 'description', 'New', 'Old', false],
])('what a command takes away, or not: %s', (_, body, name, expected, actual, isSo) => {
  expect(isTakenAway(writing(body), name, { path: '', expected, actual })).toBe(isSo)
})
