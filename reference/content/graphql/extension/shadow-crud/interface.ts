import type { ShadowCrudUnits } from './functions.ts'
import type { ShadowCrud } from './state.ts'

/** Functions by name, as an extension calls them; those that change something return the object itself. */
export type Functions = Readonly<Record<string, (argument?: unknown) => unknown>>

/**
 * What `shadowCRUD(uid)` gives to an extension: the functions and getters of a content-type, and `field(name)` with
 * those of an attribute. Any uid, action and field name is taken (observed).
 */
export function shadowCrudInterface(state: ShadowCrud, units: ShadowCrudUnits): (uid: string) => Functions {
  return uid => {
    const functions: Record<string, (argument?: unknown) => unknown> = {}
    for (const { name, read } of units.typeGetters) {
      functions[name] = argument => read(state.type(uid), argument)
    }
    for (const { name, change } of units.typeFunctions) {
      functions[name] = argument => {
        state.changeType(uid, change(state.type(uid), argument))
        return functions
      }
    }
    functions.field = name => fieldInterface(uid, String(name), state, units)
    return functions
  }
}

function fieldInterface(uid: string, field: string, state: ShadowCrud, units: ShadowCrudUnits): Functions {
  const functions: Record<string, (argument?: unknown) => unknown> = {}
  for (const { name, read } of units.fieldGetters) functions[name] = () => read(state.field(uid, field))
  for (const { name, change } of units.fieldFunctions) {
    functions[name] = () => {
      state.changeField(uid, field, change)
      return functions
    }
  }
  return functions
}
