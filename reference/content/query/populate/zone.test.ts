import { expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { BUILT_IN_TYPES } from '../../model/built-in-types.ts'
import { contentUnits } from '../../units.ts'
import { Outbox } from '../../users/mail.ts'
import { Attempts } from '../../users/rate-limit.ts'
import { addUser, USER_UID } from '../../users/records.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryWith } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import { showEntries } from '../selection.ts'
import { compileSelection } from './selection.ts'

/** The library, in which users have a wall of quotes. */
const FILE = 'models/src/extensions/users-permissions/content-types/user/schema.json'
const wall = { type: 'dynamiczone', components: ['block.quote'] }
const attributes = { ...Object(BUILT_IN_TYPES.get(USER_UID)?.attributes), wall }
const world = parseWorld('library', new Map([...libraryWith(), [FILE, JSON.stringify({ attributes })]]))

test('the zone of an account that was made without one is empty', () => {
  const query = { ...world, store: buildStore(world), units: contentUnits, caller: { may: () => true } }
  const services = { mail: new Outbox(), attempts: new Attempts(), secret: () => 'secret' }
  const user = addUser({ username: 'eve' }, { ...query, clock: { now: () => 0 }, ...services })
  const params = { fields: 'username', populate: 'wall' }
  const scope = { context: query, state: null, depth: 0 }
  const { values } = showEntries([user], compileSelection(params, schemaOf(query, USER_UID), scope))
  expect(JSON.parse(JSON.stringify(values))).toEqual([
    { id: user.id, attributes: { username: 'eve', wall: [] } },
  ])
})
