import { membersOf } from '../../../http/json-text.ts'
import type { Schema } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import { schemaOf } from '../attributes.ts'
import type { EntryShape } from '../entries/shape.ts'
import type { Test } from '../filters/condition.ts'
import { publicationCondition } from '../publication/compile.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import {
  type Loaded,
  type RowShape,
  type Selection,
  type Shown,
  showEntries,
  showFlat,
} from '../selection.ts'
import type { Select, SelectionScope } from './scope.ts'
import { Selections } from './selections.ts'

/** A reference to a row of any type. */
export interface Pointer {
  readonly uid: string
  readonly id: number
}

/** A list of references to rows of several types, as zones and morph relations hold. */
export interface PointerSource {
  /** The key that says the type in what is shown; null says none. */
  readonly typeKey: string | null
  /** Whether rows are shown as entries. */
  readonly wraps: boolean
  readonly pointersOf: (row: Row) => readonly Pointer[]
  /** What is asked of rows of a type; null leaves them out. */
  readonly paramsFor: (uid: string) => RawQuery | null
  /** The types whose requests are checked before anything is read. */
  readonly known: readonly string[]
  /** Whether `on` names the types to show. */
  readonly named: boolean
}

/** Loads what the parents point at, each with the name of its type. */
export function populatePointers(
  source: PointerSource,
  outer: SelectionScope,
  select: Select,
): (parents: readonly Row[]) => Loaded<Shown['values']> {
  const shared = { ...outer, selections: outer.selections ?? new Selections() }
  const scope = source.named ? withinNamed(shared) : shared
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
    return group(lists, showAll(lists.flat(), selectionOf, source, scope))
  }
}

function withinNamed(scope: SelectionScope): SelectionScope {
  return { ...scope, state: scope.context.units.namedState.state(scope.state) }
}

interface ShownPointer {
  readonly value: Shown['values'][number]
  readonly size: number
}

/** By type and id. */
type ShownPointers = ReadonlyMap<string, ReadonlyMap<number, ShownPointer>>

/** Everything pointed at, each row once. */
function showAll(
  pointers: readonly Pointer[],
  selectionOf: (uid: string) => Selection | null,
  { typeKey, wraps }: PointerSource,
  { context }: SelectionScope,
): ShownPointers {
  const shown = new Map<string, ReadonlyMap<number, ShownPointer>>()
  for (const [uid, rows] of rowsByType(pointers, context)) {
    const selection = selectionOf(uid)
    if (!selection) continue
    const { values, sizes } = wraps
      ? showEntries(rows, { ...selection, shape: typedEntry(selection.shape, uid, typeKey) })
      : showFlat(rows, selection, typedShape(schemaOf(context, uid), typeKey))
    const byId = new Map<number, ShownPointer>()
    values.forEach((value, index) => {
      byId.set(rows[index]?.id ?? 0, { value, size: sizes[index] ?? 1 })
    })
    shown.set(uid, byId)
  }
  return shown
}

/** Puts what is shown under the parents that point at it. */
function group(lists: readonly (readonly Pointer[])[], shown: ShownPointers): Loaded<Shown['values']> {
  const values = lists.map((): ShownPointer['value'][] => [])
  const sizes = lists.map(() => 0)
  lists.forEach((pointers, parent) => {
    for (const { uid, id } of pointers) {
      const item = shown.get(uid)?.get(id)
      if (!item) continue
      values[parent]?.push(item.value)
      sizes[parent] = (sizes[parent] ?? 0) + item.size
    }
  })
  return { values, sizes }
}

/** The rows that are pointed at, each once. */
function rowsByType(
  pointers: readonly Pointer[],
  { store }: QueryContext,
): ReadonlyMap<string, readonly Row[]> {
  const types = new Map<string, Set<Row>>()
  for (const { uid, id } of pointers) {
    const row = store.table(uid).get(id)
    const rows = types.get(uid) ?? new Set()
    types.set(uid, rows)
    if (row) rows.add(row)
  }
  return new Map([...types].map(([uid, rows]) => [uid, [...rows]]))
}

/** An entry that says its type among its attributes, in front of the others. */
function typedEntry(shape: EntryShape, uid: string, typeKey: string | null): EntryShape {
  if (typeKey === null) return shape
  return { ...shape, of: (row, attributes) => shape.of(row, { [typeKey]: uid, ...membersOf(attributes) }) }
}

const typedShapes = new WeakMap<Schema, Map<string, RowShape>>()

/** Rows of a schema without a wrapper, their type in front. The same shape each time. */
function typedShape(schema: Schema, typeKey: string | null): RowShape | undefined {
  if (typeKey === null) return undefined
  const shapes = typedShapes.get(schema) ?? new Map<string, RowShape>()
  typedShapes.set(schema, shapes)
  const shape = shapes.get(typeKey) ?? {
    of: (row, attributes) => ({ [typeKey]: schema.uid, id: row.id, ...attributes }),
  }
  shapes.set(typeKey, shape)
  return shape
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
