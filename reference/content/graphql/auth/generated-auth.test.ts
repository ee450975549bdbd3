import { expect, test } from 'vitest'
import { loadDirectory } from '../../../world/read-directory.ts'
import { ShadowCrud } from '../extension/shadow-crud/state.ts'
import { graphqlUnits } from '../units.ts'
import { generatedAuth } from './generated-auth.ts'

const { models } = await loadDirectory('specs/worlds/restaurants')
const shadowCrud = new ShadowCrud()

/** What is asked of who follows relations of a restaurant. */
function askedOf(permission = graphqlUnits.relationAuth.permission) {
  const units = { ...graphqlUnits, relationAuth: { ...graphqlUnits.relationAuth, permission } }
  const auth = generatedAuth({ models, units, generates: true, shadowCrud, locales: () => ['en'] }, [])
  return ['chefs', 'location', 'reviews', 'photo'].map(name => auth.get(`Restaurant.${name}`))
}

test('who follows a relation needs find on the type that it leads to', () => {
  const [chefs, location, ...others] = askedOf()
  expect([chefs, location]).toEqual([
    { scope: ['api::chef.chef.find'] },
    { scope: ['api::location.location.find'] },
  ])
  expect(others).toEqual([undefined, undefined])
})

test('nothing is asked of who follows a relation that is open to everybody', () => {
  expect(askedOf(() => null)).toEqual([undefined, undefined, undefined, undefined])
})
