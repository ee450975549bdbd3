import { type Place, shown } from '../../../world/problems.ts'
import { addToGroup, type Draft } from './draft.ts'
import { isId, nextId } from './entry-ids.ts'

/** All components of the entries, by the uid of the component. Each kind has ids of its own. */
export class ComponentRows {
  readonly #rows = new Map<string, Draft[]>()
  readonly #ids = new Map<string, Set<number>>()
  readonly #expected: { uid: string; id: number; place: Place }[] = []

  /** Adds a component whose given id, or 0 for none yet, is in `row`. `place` is where it stands. */
  add(uid: string, row: Draft, givenId: unknown, place: Place): void {
    addToGroup(this.#rows, uid, row)
    if (givenId === undefined) return
    const ids = this.#ids.get(uid) ?? new Set()
    this.#ids.set(uid, ids)
    if (!isId(givenId)) place.at('id').wrong(shown(givenId), 'a whole number from 1')
    else if (ids.has(givenId)) place.at('id').wrong(`${givenId} again`, `an id of its own among ${uid}`)
    else row.id = givenId
    ids.add(row.id)
  }

  rows(uid: string): readonly Draft[] {
    return this.#rows.get(uid) ?? []
  }

  /** Notes that a morph relation at `place` refers to a component, which may only be read later. */
  expect(uid: string, id: number, place: Place): void {
    this.#expected.push({ uid, id, place })
  }

  /** Gives ids to the components that have none: the next after the highest, in the order of the data. */
  complete(): void {
    for (const [uid, rows] of this.#rows) {
      let next = nextId(this.#ids.get(uid) ?? [])
      for (const row of rows) if (row.id === 0) row.id = next++
    }
    for (const { uid, id, place } of this.#expected) {
      if (!this.rows(uid).some(row => row.id === id)) place.wrong(String(id), `the id of a component ${uid}`)
    }
  }
}
