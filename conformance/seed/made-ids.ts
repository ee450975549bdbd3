/** Which id an entry of the world has on the target. */
export class MadeIds {
  readonly #ids = new Map<string, unknown>()

  /** Undefined while the entry is not there. */
  idOf(uid: string, inWorld: number): unknown {
    return this.#ids.get(`${uid}:${inWorld}`)
  }

  set(uid: string, inWorld: number, onTarget: unknown): void {
    this.#ids.set(`${uid}:${inWorld}`, onTarget)
  }
}
