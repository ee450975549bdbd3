import { Refusal } from '../ask.ts'
import { fewOf } from '../undo.ts'
import type { Admin } from './admin.ts'
import { type Filling, fill, isRetired, rowFor } from './fill.ts'
import { type Held, type Holdings, nameOf, namesIn, readHoldings, touchedBetween } from './holdings.ts'
import { repair } from './repair.ts'
import { resourcesAt } from './resources.ts'
import type { SiteWorld } from './site-world.ts'
import { type Staff, users } from './staff.ts'
import type { Whole } from './whole.ts'
import { wholes } from './wholes.ts'
import { Writer } from './writer.ts'

export interface SiteKeeperOptions {
  readonly world: SiteWorld
  /** Whether entries that are not the world's may be deleted to make room for it. */
  readonly replaces: boolean
}

/** Who speaks to the site. */
export interface Around {
  readonly admin: Admin
  readonly staff: Staff
}

/** What the site held when the world was as it should be. */
interface Memory {
  readonly holdings: Holdings
  readonly wholes: ReadonlyMap<Whole, string | null>
}

/** So often is looked what is not as it was: who puts back a tag sees only then which posts miss it. */
const MOST_ROUNDS = 4

/** Puts a world into a site and keeps it as it is. Every method throws Refusal when it cannot. */
export class SiteKeeper {
  readonly #options: SiteKeeperOptions
  #memory: Memory | null = null
  /** Names of what nobody can delete, and is as good as gone, by id. */
  readonly #retired = new Map<string, string>()
  readonly #lacks = new Set<string>()
  readonly #remade = new Set<string>()
  #isMoved = false

  constructor(options: SiteKeeperOptions) {
    this.#options = options
  }

  /** Whether entries of the world were made again since the start: they have other ids. */
  get isMoved(): boolean {
    return this.#isMoved
  }

  /** What is not as it was at the start, in words. */
  get leaves(): readonly string[] {
    const retired = [...this.#retired.values()]
    return [
      ...[...this.#lacks],
      ...(retired.length > 0 ? [`archived, as no API deletes it: ${fewOf(retired)}`] : []),
      ...[...this.#remade].map(why => `everything was seeded again (${why})`),
    ]
  }

  /** What the site holds of a kind, as it was last seen. */
  held(plural: string): readonly Held[] {
    return [...(this.#memory?.holdings.values() ?? [])].filter(({ resource }) => resource.plural === plural)
  }

  async seed(around: Around): Promise<void> {
    const { admin, staff } = around
    const isFresh = await staff.setUp()
    await staff.signIn()
    const there = await this.#read(admin)
    if (!isFresh && !this.#options.replaces) this.#refuseStrangers(there)
    await this.#fill(there, around)
    await this.remember(around)
  }

  /** What is there now is the world. */
  async remember({ admin, staff }: Around): Promise<void> {
    await staff.signInAgain()
    this.#memory = await this.#look(admin)
  }

  /** Deletes what was made since, and puts back what was changed or deleted. */
  async undo(around: Around): Promise<void> {
    if (!this.#memory) throw new Error('invariant: what is to be put back was looked at before')
    await around.staff.signInAgain()
    const left = await this.#tryToUndo(around, this.#memory)
    if (left.length === 0) return
    this.#isMoved = true
    await this.#fill(await this.#read(around.admin), around)
    this.#remade.add(fewOf(left))
    const still = await this.#undone(around, this.#memory)
    if (still.length > 0) throw new Refusal(`${fewOf(still)}: still changed`)
  }

  async #tryToUndo(around: Around, memory: Memory): Promise<readonly string[]> {
    try {
      return await this.#undone(around, memory)
    } catch (error) {
      if (error instanceof Refusal) return [error.message]
      throw error
    }
  }

  /** What is still not as before, by name. */
  async #undone(around: Around, before: Memory): Promise<readonly string[]> {
    let left: readonly string[] = []
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      const now = await this.#look(around.admin)
      if (round === 1) await this.#givePasswords(now.holdings, before.holdings, around)
      const touched = touchedBetween(before.holdings, now.holdings)
      const others = wholes.filter(whole => now.wholes.get(whole) !== before.wholes.get(whole))
      left = [...namesIn(touched), ...others.map(({ says }) => says)]
      if (left.length === 0) {
        this.#memory = now
        return []
      }
      if (touched.gone.length > 0) this.#isMoved = true
      const filling = this.#fillingFor(around)
      filling.writer.learn(now.holdings.values())
      await repair(touched, filling)
      for (const whole of others)
        await whole.putBack(around.admin, before.wholes.get(whole) ?? '', this.#options.world)
    }
    return left
  }

  /** Whose password was changed was written, and looks as before. */
  async #givePasswords(now: Holdings, before: Holdings, { staff }: Around): Promise<void> {
    const written = [...now].filter(
      ([name, { resource, updatedAt }]) =>
        resource === users && before.has(name) && before.get(name)?.updatedAt !== updatedAt,
    )
    await staff.givePasswords(written.map(([, { key }]) => key))
  }

  #refuseStrangers(there: Holdings): void {
    const { world } = this.#options
    const strangers = [...there.values()].filter(
      held =>
        !isRetired(held) &&
        held.resource.plural !== 'labels' &&
        rowFor(held.resource, held.key, world) === undefined,
    )
    if (strangers.length === 0) return
    throw new Refusal(
      `the site is not fresh and holds content that does not belong to the world ${world.name} (${fewOf(strangers.map(nameOf))}): remove it, or allow assayer to delete it (seed: { by: admin, replace: true })`,
    )
  }

  async #fill(there: Holdings, around: Around): Promise<void> {
    const filling = this.#fillingFor(around)
    await fill(there, filling)
    for (const lack of filling.writer.lacks) this.#lacks.add(lack)
  }

  #fillingFor(around: Around): Filling {
    const onRetired = (held: Held) => {
      this.#retired.set(held.id, nameOf(held))
    }
    return { ...around, world: this.#options.world, writer: new Writer(around.admin), onRetired }
  }

  async #look(admin: Admin): Promise<Memory> {
    const read = async (whole: Whole) => [whole, await whole.read(admin)] as const
    const [holdings, its] = await Promise.all([this.#read(admin), Promise.all(wholes.map(read))])
    return { holdings, wholes: new Map(its) }
  }

  /** All but what is as good as gone. */
  async #read(admin: Admin): Promise<Holdings> {
    const all = await readHoldings(admin, [users, ...resourcesAt(admin.major)])
    return new Map([...all].filter(([, { id }]) => !this.#retired.has(id)))
  }
}
