import { expect, test } from 'vitest'
import { embedReference } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import { first } from './generate.ts'
import { readSchema } from './graphql/read-schema.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { queriedWorld } from './queried-world.ts'
import { requestOf } from './query.ts'
import { querySource } from './query-source.ts'

const ROLE = 'plugin::users-permissions.role'
const WORLD = 'specs/worlds/restaurants'

async function restaurants() {
  const reference = await embedReference({ world: WORLD, control: true })
  return setupOf(
    inProcessTarget(async request => reference.handle(request), CONTROL_RESET),
    WORLD,
  )
}

test('what roles may do is not asked about, as each service holds it its own way', async () => {
  const { world, oracle } = await restaurants()
  const schema = await readSchema(oracle)
  const role = Object.keys(Object(schema?.getType('UsersPermissionsRole')).getFields())
  expect([role.includes('users'), role.includes('permissions')]).toEqual([true, false])
  const attributes = queriedWorld(world).schemaOf(ROLE)?.attributes
  expect([attributes?.has('users'), attributes?.has('permissions')]).toEqual([true, false])
})

test('a seed means the same queries each time', async () => {
  const setup = await restaurants()
  const ask = async () => [...first((await querySource(setup, ['rest', 'graphql'], 7)).queries, 200)]
  const [once, again] = [await ask(), await ask()]
  expect(once.map(requestOf)).toEqual(again.map(requestOf))
})
