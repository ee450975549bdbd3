import { Refusal } from '../ask.ts'
import { discard, type Filling, rowFor } from './fill.ts'
import { type Change, type Held, nameOf, type Touched } from './holdings.ts'
import { resourcesAt } from './resources.ts'
import { type Profile, users } from './staff.ts'

/** Deletes what was made, makes what is gone, and writes back what was changed. Throws Refusal. */
export async function repair(touched: Touched, filling: Filling): Promise<void> {
  const resources = resourcesAt(filling.admin.major)
  for (const resource of [users, ...resources].toReversed()) {
    for (const held of touched.made.filter(it => it.resource === resource)) await discard(held, filling)
  }
  await repairStaff(touched, filling)
  for (const resource of resources) {
    for (const held of touched.gone.filter(it => it.resource === resource)) await makeAgain(held, filling)
    for (const change of touched.changed.filter(({ is }) => is.resource === resource))
      await putBack(change, filling)
  }
}

async function repairStaff({ gone, changed }: Touched, { staff, world }: Filling): Promise<void> {
  const emails = gone.filter(({ resource }) => resource === users).map(({ key }) => key)
  await staff.invite(world.rows('users').filter(({ email }) => emails.includes(String(email))))
  const others = changed.filter(({ is }) => is.resource === users)
  await staff.describe(others.map(profileBefore))
  await staff.givePasswords(others.map(({ was }) => was.key))
}

function profileBefore({ was, is }: Change): Profile {
  return { id: is.id, told: { ...users.revert?.(was.values) } }
}

async function makeAgain(held: Held, { world, writer }: Filling): Promise<void> {
  const { resource, key, values } = held
  const row = rowFor(resource, key, world)
  if (row) return writer.create(resource, row)
  if (resource.revert === null)
    throw new Refusal(`${nameOf(held)}: deleted, and the world does not describe it`)
  await writer.create({ ...resource, body: resource.revert }, values)
}

async function putBack(change: Change, filling: Filling): Promise<void> {
  const { was, is } = change
  if (is.resource.revert !== null) return filling.writer.revert(change)
  await filling.writer.remove(is)
  await makeAgain(was, filling)
}
