import { ask, Refusal, type Speaker } from './ask.ts'
import type { RefusablePart } from './attribute.ts'
import type { Door } from './door.ts'
import { type Held, type Holdings, type Look, readHoldings } from './holdings.ts'
import { MadeIds } from './made-ids.ts'
import type { Lacking } from './offer.ts'
import { putBackRow, putIn, type Writer } from './put-in.ts'
import { putBackRoles, type Roles, readRoles, roleIds } from './roles.ts'
import type { Row, SeedWorld } from './seed-world.ts'
import { describeHeld, differingIn, fewOf, removeAll, touchedBetween } from './undo.ts'
import { keptFrom, rowOf, strangersIn, usernames } from './world-entries.ts'

export interface KeeperOptions {
  readonly world: SeedWorld
  /** The natural key of each type by its plural name. */
  readonly keys: ReadonlyMap<string, string>
  readonly replaces: boolean
  readonly seeds: boolean
  readonly open: (speaker: Speaker) => Door
  /** Parts of the world that the target is said not to take. */
  readonly cannot: readonly RefusablePart[]
}

/** What the target held when the world was as it should be. */
interface Memory {
  readonly holdings: Holdings
  readonly roles: Roles
}

/** Puts a world into a target and keeps it as it is. Every method throws Refusal when it cannot. */
export class Keeper {
  readonly #options: KeeperOptions
  #ids = new MadeIds()
  readonly #lacking: Lacking
  #memory: Memory | null = null
  #newUsers: readonly string[] = []
  /** Entries that were written back, by name: they have another time of change. */
  readonly #written = new Set<string>()
  /** Entries that were made anew, by name: they have other ids. */
  readonly #remade = new Set<string>()
  /** Why everything had to be made anew. */
  readonly #restarts = new Set<string>()
  #isMoved = false

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#lacking = new Map(options.cannot.map(part => [part, 'the configuration says so (cannot)']))
  }

  /** What the target does not take of the world, and why. */
  get lacking(): ReadonlyMap<RefusablePart, string> {
    return this.#lacking
  }

  /** Users who were made anew by the last reset: what proved who they were does not any more. */
  get newUsers(): readonly string[] {
    return this.#newUsers
  }

  /**
   * Whether something of the world was written back or made anew since the start: it has other times, components of it
   * have other ids, and it may have one itself; what it is linked with may tell its links in another order.
   */
  get isMoved(): boolean {
    return this.#isMoved
  }

  /** What is not as it was at the start, though all reads as before. */
  get leaves(): readonly string[] {
    const [written, remade] = [[...this.#written], [...this.#remade]]
    return [
      ...(written.length > 0 ? [`changed updatedAt of ${fewOf(written)}`] : []),
      ...(remade.length > 0 ? [`new ids of ${fewOf(remade)}, which were created again`] : []),
      ...[...this.#restarts].map(why => `all entries have new ids (${why})`),
    ]
  }

  /** Makes the world's entries, in place of those that an earlier run made. */
  async seed(speaker: Speaker): Promise<void> {
    const { world, keys, replaces } = this.#options
    await refuseMissingLocales(world, speaker)
    const there = await this.#read(speaker)
    const strangers = replaces ? [] : strangersIn(there, world, keys)
    if (strangers.length > 0) {
      throw new Refusal(
        `the target holds entries that do not belong to the world ${world.name} (${describeHeld(strangers)}): remove them, or allow assayer to delete them (seed: { by: …, replace: true })`,
      )
    }
    await this.#fill(speaker, there, await readRoles(speaker))
  }

  /** What is there now is the world, whoever put it in. */
  async remember(speaker: Speaker): Promise<void> {
    for (const held of (await this.#read(speaker)).values()) {
      const row = rowOf(held, this.#options.keys)
      if (row) this.#ids.set(held.type.uid, row.id, held.id)
    }
    // Only now it is known who is who.
    this.#memory = { holdings: await this.#read(speaker), roles: await readRoles(speaker) }
  }

  /** Deletes what was made since, makes anew what was deleted, and writes back what was changed. */
  async undo(speaker: Speaker): Promise<void> {
    if (!this.#memory) throw new Error('invariant: what is to be put back was looked at before')
    this.#newUsers = []
    const { holdings, roles } = this.#memory
    const after = await this.#undone(speaker, this.#memory)
    if (typeof after === 'string') return this.#startAgain(speaker, roles, after)
    const differing = differingIn(holdings, after)
    if (differing.length > 0) {
      return this.#startAgain(speaker, roles, `${describeHeld(differing)}: still changed`)
    }
    this.#memory = { holdings: after, roles: await putBackRoles(roles, speaker) }
  }

  /** What the target holds then, or why that was not possible. */
  async #undone(speaker: Speaker, { holdings, roles }: Memory): Promise<Holdings | string> {
    const now = await this.#read(speaker, 'times')
    const { made, gone, written } = touchedBetween(holdings, now, 'times')
    if (made.length === 0 && gone.length === 0 && written.length === 0) return holdings
    const writer = this.#writer(speaker, roles)
    await removeAll(made, writer.door)
    const problem = await this.#makeAnew(gone, await this.#writeBackAll(written, writer), writer)
    if (problem !== null) return problem
    // Whoever links an entry changes the one at the other end, which was not written.
    const left = await this.#read(speaker)
    const linked = differingIn(holdings, left)
    if (linked.length === 0) return left
    await this.#writeBackAll(linked, writer)
    const after = await this.#read(speaker)
    const stubborn = differingIn(holdings, after)
    if (stubborn.length === 0 || !this.#options.seeds) return after
    return (await this.#makeAnew([], stubborn, writer)) ?? this.#read(speaker)
  }

  /**
   * Makes entries anew that are gone, or that cannot be written back, and only those. Null, or why that cannot be:
   * nothing gives an entry its id back, so whoever did not seed has no right to.
   */
  async #makeAnew(gone: readonly Held[], stubborn: readonly Held[], writer: Writer): Promise<string | null> {
    const all = [...gone, ...stubborn]
    if (all.length === 0) return null
    if (!this.#options.seeds)
      return `${describeHeld(all)}: cannot be restored: no API gives an entry its id back`
    try {
      await removeAll(stubborn, writer.door)
      for (const held of all) this.#ids.forget(held.type.uid, this.#rowOf(held)?.id ?? 0)
      await putIn(writer, new Map())
    } catch (error) {
      if (error instanceof Refusal) return `${describeHeld(all)}: cannot be created again: ${error.message}`
      throw error
    }
    this.#isMoved = true
    for (const held of all) this.#remade.add(describeHeld([held]))
    const users = all.flatMap(({ type, key }) => (type.kind === 'user' && key !== null ? [key] : []))
    this.#newUsers = [...this.#newUsers, ...users]
    return null
  }

  #rowOf({ type, id }: Held): Row | undefined {
    const inWorld = this.#ids.inWorld(type.uid, id)
    return type.rows.find(row => row.id === inWorld)
  }

  /** Gives those that cannot be. */
  async #writeBackAll(written: readonly Held[], writer: Writer): Promise<readonly Held[]> {
    const stubborn: Held[] = []
    for (const held of written) if (!(await this.#writeBack(held, writer))) stubborn.push(held)
    return stubborn
  }

  async #writeBack(held: Held, writer: Writer): Promise<boolean> {
    const { type, id } = held
    const row = this.#rowOf(held)
    if (!row) return false
    try {
      await putBackRow(type, row, writer)
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
    this.#isMoved = true
    const key = row[this.#options.keys.get(type.plural) ?? 'id']
    this.#written.add(`${type.plural} ${key ?? id}`)
    return true
  }

  /** The last resort: everything is made anew. */
  async #startAgain(speaker: Speaker, before: Roles, why: string): Promise<void> {
    if (!this.#options.seeds) {
      throw new Refusal(`${why}; seed the world again, or let assayer do it (seed: rest or graphql)`)
    }
    const roles = await putBackRoles(before, speaker)
    await this.#fill(speaker, await this.#read(speaker), roles)
    this.#isMoved = true
    this.#restarts.add(why)
    this.#memory = { holdings: await this.#read(speaker), roles }
  }

  /** Deletes what is there, but for users and files that can stay, and makes the world's entries. */
  async #fill(speaker: Speaker, there: Holdings, roles: Roles): Promise<void> {
    const { world } = this.#options
    this.#ids = new MadeIds()
    const writer = this.#writer(speaker, roles)
    const kept = keptFrom(there, world)
    await removeAll(
      [...there].flatMap(([name, held]) => (kept.has(name) ? [] : [held])),
      writer.door,
    )
    await putIn(writer, kept)
    const names = new Set([...kept.values()].map(({ key }) => key))
    this.#newUsers = usernames(world).filter(name => !names.has(name))
  }

  #read(speaker: Speaker, look: Look = 'everything'): Promise<Holdings> {
    const { world, keys } = this.#options
    return readHoldings({ world, keys, speaker, look, ids: this.#ids, lacking: this.#lacking })
  }

  #writer(speaker: Speaker, roles: Roles): Writer {
    const { world, open } = this.#options
    return {
      world,
      speaker,
      door: open(speaker),
      ids: this.#ids,
      lacking: this.#lacking,
      roles: roleIds(roles),
    }
  }
}

async function refuseMissingLocales({ types, locales }: SeedWorld, speaker: Speaker): Promise<void> {
  if (!types.some(({ isLocalized }) => isLocalized)) return
  const json = await ask(speaker, { method: 'GET', path: '/api/i18n/locales' })
  const codes = new Set(Array.isArray(json) ? json.map(it => Object(it).code) : [])
  const missing = locales.filter(code => !codes.has(code))
  if (missing.length === 0) return
  throw new Refusal(
    `the target has no locale ${missing.join(', ')}: no API can create one, so add it in the settings`,
  )
}
