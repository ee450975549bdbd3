import type { Row } from '../../../world/table.ts'
import { schemaOf } from '../attributes.ts'
import type { Test } from '../filters/condition.ts'
import { publicationCondition } from '../publication/compile.ts'
import type { RawQuery } from '../query.ts'
import { type Loaded, type Selection, type Shown, showFlat } from '../selection.ts'
import type { Select, SelectionScope } from './scope.ts'

/** A reference to a row of any type. */
export interface Pointer {
  readonly uid: string
  readonly id: number
}

/** A list of references to rows of several types, as zones and morph relations hold. */
export interface PointerSource {
  /** The key that says the type in what is shown. */
  readonly typeKey: string
  readonly pointersOf: (row: Row) => readonly Pointer[]
  /** What is asked of rows of a type; null leaves them out. */
  readonly paramsFor: (uid: string) => RawQuery | null
  /** The types whose requests are checked before anything is read. */
  readonly known: readonly string[]
}

/** Loads what the parents point at, flat, each with the name of its type. */
export function populatePointers(
  source: PointerSource,
  scope: SelectionScope,
  select: Select,
): (parents: readonly Row[]) => Loaded<Shown['values']> {
  const selections = new Map<string, Selection | null>()
  const selectionOf = (uid: string): Selection | null => {
    const known = selections.get(uid)
    if (known !== undefined) return known
    const params = source.paramsFor(uid)
    const selection = params === null ? null : select(params, schemaOf(scope.context, uid), scope)
    selections.set(uid, selection)
    return selection
  }
  for (const uid of source.known) selectionOf(uid)
  return parents => {
    const isShown = shownTest(scope)
    const lists = parents.map(row => source.pointersOf(row).filter(isShown))
    const shown = showAll(lists.flat(), selectionOf, source.typeKey, scope)
    const found = lists.map(list => list.flatMap(pointer => shown.get(keyOf(pointer)) ?? []))
    return {
      values: found.map(list => list.map(item => item.value)),
      sizes: found.map(list => list.reduce((sum, item) => sum + item.size, 0)),
    }
  }
}

interface ShownPointer {
  readonly value: Shown['values'][number]
  readonly size: number
}

/** Everything pointed at, each row once, by type and id. */
function showAll(
  pointers: readonly Pointer[],
  selectionOf: (uid: string) => Selection | null,
  typeKey: string,
  scope: SelectionScope,
): ReadonlyMap<string, ShownPointer> {
  const shown = new Map<string, ShownPointer>()
  for (const uid of new Set(pointers.map(pointer => pointer.uid))) {
    const selection = selectionOf(uid)
    if (!selection) continue
    const ids = new Set(pointers.filter(pointer => pointer.uid === uid).map(pointer => pointer.id))
    const rows = [...ids].flatMap(id => scope.context.store.table(uid).get(id) ?? [])
    const { values, sizes } = showFlat(rows, selection)
    rows.forEach((row, index) => {
      const value = Object.assign({ [typeKey]: uid }, values[index])
      shown.set(keyOf({ uid, id: row.id }), { value, size: sizes[index] ?? 1 })
    })
  }
  return shown
}

function keyOf({ uid, id }: Pointer): string {
  return `${uid} ${id}`
}

/** Whether a row is there and of the publication state asked for; what decides is worked out once for each type. */
function shownTest({ context, state }: SelectionScope): (pointer: Pointer) => boolean {
  const tests = new Map<string, Test>()
  return ({ uid, id }) => {
    const test = tests.get(uid) ?? publicationCondition(state, schemaOf(context, uid), context).holds
    tests.set(uid, test)
    const position = context.store.table(uid).position(id)
    return position >= 0 && test(position)
  }
}
