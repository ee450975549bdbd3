/** Which id an entry of the world has on the target. */
export class MadeIds {
  readonly #ids = new Map<string, unknown>()
  readonly #rows = new Map<string, number>()

  /** Undefined while the entry is not there. */
  idOf(uid: string, inWorld: number): unknown {
    return this.#ids.get(`${uid}:${inWorld}`)
  }

  /** The id in the world of an entry there; undefined when it is not the world's. */
  inWorld(uid: string, onTarget: unknown): number | undefined {
    return this.#rows.get(`${uid}:${String(onTarget)}`)
  }

  set(uid: string, inWorld: number, onTarget: unknown): void {
    this.forget(uid, inWorld)
    this.#ids.set(`${uid}:${inWorld}`, onTarget)
    this.#rows.set(`${uid}:${String(onTarget)}`, inWorld)
  }

  /** The entry is not there any more. */
  forget(uid: string, inWorld: number): void {
    this.#rows.delete(`${uid}:${String(this.idOf(uid, inWorld))}`)
    this.#ids.delete(`${uid}:${inWorld}`)
  }
}
