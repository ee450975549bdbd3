/** What of one attribute the schema shows. */
export interface FieldState {
  readonly enabled: boolean
  readonly output: boolean
  readonly input: boolean
  readonly filters: boolean
}

/** What of one content-type or component the schema shows. */
export interface TypeState {
  readonly enabled: boolean
  readonly queries: boolean
  readonly mutations: boolean
  readonly disabledActions: readonly string[]
  readonly fields: ReadonlyMap<string, FieldState>
}

const ALL_OF_TYPE: TypeState = {
  enabled: true,
  queries: true,
  mutations: true,
  disabledActions: [],
  fields: new Map(),
}
const ALL_OF_FIELD: FieldState = { enabled: true, output: true, input: true, filters: true }

/** What extensions have switched off, by uid. A uid that was never spoken of shows everything. */
export class ShadowCrud {
  readonly #types = new Map<string, TypeState>()

  type(uid: string): TypeState {
    return this.#types.get(uid) ?? ALL_OF_TYPE
  }

  field(uid: string, name: string): FieldState {
    return this.type(uid).fields.get(name) ?? ALL_OF_FIELD
  }

  isActionEnabled(uid: string, action: string): boolean {
    return !this.type(uid).disabledActions.includes(action)
  }

  changeType(uid: string, change: Partial<TypeState>): void {
    this.#types.set(uid, { ...this.type(uid), ...change })
  }

  changeField(uid: string, name: string, change: Partial<FieldState>): void {
    const fields = new Map(this.type(uid).fields).set(name, { ...this.field(uid, name), ...change })
    this.changeType(uid, { fields })
  }
}
