import type { Row } from '../../world/table.ts'
import { validationError } from '../errors.ts'
import type { EntryShape } from './entries/entry-shape.ts'
import type { FieldForms } from './entries/value-forms.ts'

/** What to show of each row: scalar attributes, and what is populated. */
export interface Selection {
  readonly fields: readonly string[]
  readonly populated: readonly Populated[]
  /** Forms of fields that are not shown as they are stored; null when all are. */
  readonly forms: FieldForms | null
  readonly shape: EntryShape
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
export type Shown = Loaded<Readonly<Record<string, unknown>>>

/**
 * Entries and components that one response may show, however often the same one appears: cycles make answers grow
 * with every level, and the documentation sets no limit to levels.
 */
export const MAX_SHOWN = 250_000

/** Rows as entries: `{id, attributes}`. */
export function showEntries(rows: readonly Row[], selection: Selection): Shown {
  const { fields, populated, forms, shape } = selection
  if (populated.length === 0 && !forms) {
    return { values: bareRows(rows, fields, shape), sizes: ones(rows.length) }
  }
  const { values, sizes } = show(rows, selection, attributesAlone)
  return { values: values.map((attributes, i) => entryOf(rows[i], attributes, shape)), sizes }
}

/** Rows without the `attributes` wrapper, as components and users are shown. */
export function showFlat(rows: readonly Row[], selection: Omit<Selection, 'shape'>): Shown {
  return show(rows, selection, flat)
}

type Attributes = Shown['values'][number]

/** How a row and its attributes become what is shown. */
type RowShape = Pick<EntryShape, 'of'>

const attributesAlone: RowShape = { of: (_row, attributes) => attributes }
const flat: RowShape = { of: (row, attributes) => ({ id: row.id, ...attributes }) }

function entryOf(row: Row | undefined, attributes: Attributes, shape: EntryShape): Attributes {
  if (!row) throw new Error('invariant: more attributes than rows')
  return shape.of(row, attributes)
}

/** Throws a ValidationError when more would be shown than `MAX_SHOWN`. */
function show(
  rows: readonly Row[],
  { fields, populated, forms }: Omit<Selection, 'shape'>,
  shape: RowShape,
): Shown {
  const bare = forms ? formedRows(rows, fields, forms, shape) : bareRows(rows, fields, shape)
  if (populated.length === 0) return { values: bare, sizes: ones(rows.length) }
  const values: Record<string, unknown>[] = bare.map(shown => Object.assign({}, shown))
  const sizes = rows.map(() => 1)
  for (const { name, load } of populated) {
    const loaded = load(rows)
    values.forEach((shown, index) => {
      shown[name] = loaded.values[index]
      sizes[index] = (sizes[index] ?? 0) + (loaded.sizes[index] ?? 0)
    })
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_SHOWN) {
    throw validationError(`Invalid populate: it shows more than ${MAX_SHOWN} entries and components`)
  }
  return { values, sizes }
}

/** Rows never change, so what one shows with nothing populated is made once for each shape and list of fields. */
const known = new WeakMap<RowShape, WeakMap<readonly string[], WeakMap<Row, Attributes>>>()

function bareRows(rows: readonly Row[], fields: readonly string[], shape: RowShape): readonly Attributes[] {
  const made = knownRows(fields, shape)
  return rows.map(row => {
    let shown = made.get(row)
    if (!shown) {
      const attributes = Object.fromEntries(fields.map(field => [field, row[field] ?? null]))
      shown = relaid(shape.of(row, attributes))
      made.set(row, shown)
    }
    return shown
  })
}

/** The same value in objects as the JSON parser lays them out, which are written a third faster (`npm run bench`). */
function relaid(shown: Attributes): Attributes {
  return JSON.parse(JSON.stringify(shown))
}

function knownRows(fields: readonly string[], shape: RowShape): WeakMap<Row, Attributes> {
  const ofShape = known.get(shape) ?? new WeakMap<readonly string[], WeakMap<Row, Attributes>>()
  known.set(shape, ofShape)
  const made = ofShape.get(fields) ?? new WeakMap<Row, Attributes>()
  ofShape.set(fields, made)
  return made
}

function formedRows(
  rows: readonly Row[],
  fields: readonly string[],
  forms: FieldForms,
  shape: RowShape,
): readonly Attributes[] {
  return rows.map(row =>
    shape.of(row, Object.fromEntries(fields.map(field => [field, shownValue(row[field], forms.get(field))]))),
  )
}

function shownValue(stored: unknown, form: ((stored: unknown) => unknown) | undefined): unknown {
  if (stored === null || stored === undefined) return null
  return form ? form(stored) : stored
}

function ones(length: number): readonly number[] {
  return new Array<number>(length).fill(1)
}
