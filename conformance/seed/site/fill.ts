import type { JsonObject } from '../../compare/json-value.ts'
import type { Admin, AdminRequest } from './admin.ts'
import { type Held, type Holdings, readKind } from './holdings.ts'
import type { Resource } from './resource.ts'
import { resourcesAt } from './resources.ts'
import type { SiteWorld } from './site-world.ts'
import { type Staff, users } from './staff.ts'
import { wholes } from './wholes.ts'
import type { Writer } from './writer.ts'

/** Who puts a world into a site, and with what. */
export interface Filling {
  readonly world: SiteWorld
  readonly admin: Admin
  readonly staff: Staff
  readonly writer: Writer
  /** Is told of what nobody can delete, and is as good as gone. */
  readonly onRetired: (held: Held) => void
}

/** Makes a site hold a world and nothing else, whatever it held before. Throws Refusal. */
export async function fill(there: Holdings, filling: Filling): Promise<void> {
  const { admin, world, writer } = filling
  const held = [...there.values()]
  await clear(held, filling)
  await fillStaff(held, filling)
  if (admin.major < ALWAYS_MEMBERS_SINCE) await admin.ask(MEMBERS_ON)
  for (const resource of resourcesAt(admin.major)) {
    if (world.rows(resource.plural).length === 0) continue
    const left = await readKind(admin, resource)
    if (left === null) {
      writer.miss(resource.plural)
      continue
    }
    writer.learn(left)
    await fillKind(resource, left, filling)
  }
  for (const whole of wholes) await whole.put(admin, world)
}

/** Before, a site has members only where an experiment is switched on. */
const ALWAYS_MEMBERS_SINCE = 4
const MEMBERS_ON: AdminRequest = {
  method: 'PUT',
  path: 'settings/',
  body: { settings: [{ key: 'labs', value: JSON.stringify({ members: true }) }] },
}

/** What refers to others goes before them. */
async function clear(held: readonly Held[], filling: Filling): Promise<void> {
  const { admin, world } = filling
  for (const resource of [users, ...resourcesAt(admin.major)].toReversed()) {
    const own = held.filter(it => it.resource.plural === resource.plural)
    const unwanted = own.filter(it => !isKept(it, world))
    const isShort = own.length - unwanted.length < world.rows(resource.plural).length
    // What can be made into one of the world's stays.
    for (const it of resource.adopts && isShort ? unwanted.slice(1) : unwanted) await discard(it, filling)
  }
}

/** What is written over in its place. */
function isKept({ resource, key }: Held, world: SiteWorld): boolean {
  return resource.revert !== null && rowFor(resource, key, world) !== undefined
}

/** Deletes an entry, or makes it as good as gone. */
export async function discard(held: Held, { writer, onRetired }: Filling): Promise<void> {
  if (isRetired(held)) return onRetired(held)
  if ((await writer.remove(held)) === 'retired') onRetired(held)
}

export function isRetired({ resource, values }: Held): boolean {
  return (
    resource.retired !== null &&
    Object.entries(resource.retired).every(([name, value]) => values[name] === value)
  )
}

/** The entry of the world by its natural key. */
export function rowFor({ plural, key }: Resource, wanted: string, world: SiteWorld): JsonObject | undefined {
  return world.rows(plural).find(row => keyOf(row, key) === wanted)
}

/** What has no slug is called by its name. */
export function keyOf(row: JsonObject, key: string): string {
  return row[key] === undefined ? slugOf(String(row.name)) : String(row[key])
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

async function fillStaff(there: readonly Held[], { admin, staff, world, writer }: Filling): Promise<void> {
  const rows = world.rows('users')
  const known = new Set(there.filter(({ resource }) => resource.plural === 'users').map(({ key }) => key))
  await staff.invite(rows.filter(({ email }) => !known.has(String(email))))
  for (const held of (await readKind(admin, users)) ?? []) {
    const row = rows.find(({ email }) => email === held.key)
    if (row) await writer.overwrite(held, row)
  }
  writer.learn((await readKind(admin, users)) ?? [])
}

async function fillKind(
  resource: Resource,
  left: readonly Held[],
  { world, writer }: Filling,
): Promise<void> {
  const spare = left.filter(held => resource.adopts && rowFor(resource, held.key, world) === undefined)
  for (const row of world.rows(resource.plural)) {
    const key = keyOf(row, resource.key)
    const held = left.find(it => it.key === key) ?? spare.shift()
    if (held) await writer.overwrite(held, row)
    else await writer.create(resource, row)
  }
}
