import { Extended, keepText, type Members } from '../../http/json-text.ts'
import { misuse } from '../errors.ts'
import type { Row } from '../world/table.ts'
import type { EntryShape, FieldForms } from './entries/shape.ts'

/** What to show of each row: scalar attributes, and what is populated. */
export interface Selection {
  readonly fields: readonly string[]
  readonly populated: readonly Populated[]
  /** Forms of fields that are not shown as they are stored; null when all are. */
  readonly forms: FieldForms | null
  readonly shape: EntryShape
  /** How many relations, components or zones lie above. */
  readonly depth: number
}

/** One populated relation, media field, component or zone. */
export interface Populated {
  readonly name: string
  /** The values to show for the parents. They come together, so that a limit can span them. */
  readonly load: (parents: readonly Row[]) => Loaded
}

/** Values in the parents' order, with the number of entries and components that each of them shows. */
export interface Loaded<V = unknown> {
  readonly values: readonly V[]
  readonly sizes: readonly number[]
}

/** What rows look like, in their order. */
export type Shown = Loaded<Members | Extended>

/**
 * Entries and components that one response may show, however often the same one appears: cycles make answers grow
 * with every level, and the documentation sets no limit to levels.
 */
export const MAX_SHOWN = 250_000

/** So many levels are written by calls within calls; what lies deeper was written before, as it was found. */
const WRITTEN_AT_ONCE = 50

/** Rows as entries: `{id, attributes}`. */
export function showEntries(rows: readonly Row[], selection: Selection): Shown {
  const { populated, forms, shape } = selection
  if (populated.length === 0 && !forms) return show(rows, selection, shape)
  const { values, sizes } = show(rows, selection, attributesAlone)
  return { values: values.map((attributes, i) => entryOf(rows[i], attributes, shape)), sizes }
}

/** Rows without the `attributes` wrapper, as components and users are shown. */
export function showFlat(
  rows: readonly Row[],
  selection: Omit<Selection, 'shape'>,
  shape: RowShape = flat,
): Shown {
  return show(rows, selection, shape)
}

/** How a row and its attributes become what is shown. The same for the same rows, so that it can stand for what it makes. */
export interface RowShape {
  readonly of: (row: Row, attributes: Members) => Members
}

const attributesAlone: RowShape = { of: (_row, attributes) => attributes }
const flat: RowShape = { of: (row, attributes) => ({ id: row.id, ...attributes }) }

function entryOf(row: Row | undefined, attributes: Members | Extended, shape: EntryShape): Members {
  if (!row) throw new Error('invariant: more attributes than rows')
  return shape.of(row, attributes)
}

/** Throws a ValidationError when more would be shown than `MAX_SHOWN`. */
function show(rows: readonly Row[], selection: Omit<Selection, 'shape'>, shape: RowShape): Shown {
  const { fields, populated, forms, depth } = selection
  const bare = forms ? formedRows(rows, fields, forms, shape) : bareRows(rows, fields, shape)
  const sizes = ones(rows.length)
  if (populated.length === 0) return { values: bare, sizes }
  const added = rows.map((): Record<string, unknown> => ({}))
  for (const { name, load } of populated) {
    const loaded = load(rows)
    added.forEach((members, index) => {
      members[name] = loaded.values[index]
      sizes[index] = (sizes[index] ?? 0) + (loaded.sizes[index] ?? 0)
    })
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_SHOWN) {
    throw misuse(`Invalid populate: it shows more than ${MAX_SHOWN} entries and components`)
  }
  const values = bare.map((start, index) => new Extended(start, added[index] ?? {}))
  if (depth > 0 && depth % WRITTEN_AT_ONCE === 0) for (const value of values) value.text()
  return { values, sizes }
}

/** Rows never change, so what one shows with nothing populated is made once for each shape and list of fields. */
const known = new WeakMap<RowShape, WeakMap<readonly string[], WeakMap<Row, Members>>>()

function bareRows(rows: readonly Row[], fields: readonly string[], shape: RowShape): readonly Members[] {
  const made = knownRows(fields, shape)
  return rows.map(row => {
    let shown = made.get(row)
    if (!shown) {
      const attributes = Object.fromEntries(fields.map(field => [field, row[field] ?? null]))
      shown = keepText(shape.of(row, attributes))
      made.set(row, shown)
    }
    return shown
  })
}

function knownRows(fields: readonly string[], shape: RowShape): WeakMap<Row, Members> {
  const ofShape = known.get(shape) ?? new WeakMap<readonly string[], WeakMap<Row, Members>>()
  known.set(shape, ofShape)
  const made = ofShape.get(fields) ?? new WeakMap<Row, Members>()
  ofShape.set(fields, made)
  return made
}

function formedRows(
  rows: readonly Row[],
  fields: readonly string[],
  forms: FieldForms,
  shape: RowShape,
): readonly Members[] {
  return rows.map(row =>
    shape.of(row, Object.fromEntries(fields.map(field => [field, shownValue(row[field], forms.get(field))]))),
  )
}

function shownValue(stored: unknown, form: ((stored: unknown) => unknown) | undefined): unknown {
  if (stored === null || stored === undefined) return null
  return form ? form(stored) : stored
}

function ones(length: number): number[] {
  return new Array<number>(length).fill(1)
}
