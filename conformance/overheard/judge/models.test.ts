import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorld } from '../../targets/oracle.ts'
import { modelsOf, NO_MODELS } from './models.ts'

const world = await readWorld(join(import.meta.dirname, '../../../specs/worlds/restaurants'))

test.each([
  ['a relation to one type', 'restaurants', ['critic'], false],
  ['a way of relations', 'chefs', ['restaurant', 'location'], false],
  ['a polymorphic relation', 'reviews', ['subject'], true],
  ['a way that begins with one', 'reviews', ['subject', 'chef'], true],
  ['what the models do not know', 'restaurants', ['nothing'], true],
])('%s may be polymorphic: %s.%j: %s', (_, kind, way, may) => {
  expect(modelsOf(world).mayBePolymorphic(kind, way)).toBe(may)
})

test('without models any relation may be polymorphic', () => {
  expect(NO_MODELS.mayBePolymorphic('restaurants', ['chef'])).toBe(true)
})
