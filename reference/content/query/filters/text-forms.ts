import type { Table } from '../../world/table.ts'
import type { ComparableType, ComparedValues } from '../comparable.ts'
import type { CaseFolding } from './case-folding.ts'
import type { TextOperator } from './operator.ts'

/** The text that `$contains`, `$eqi` and the other text operators see of a value that is no text. */
export interface TextForm {
  readonly clause: string
  /** Names what is remembered of a column in this form. */
  readonly name: string
  readonly types: readonly ComparableType[]
  readonly textOf: (stored: unknown) => string
}

/** content.filters.text-form: the text of a value is the one that a response shows. */
const shown: TextForm = {
  clause: 'content.filters.text-form',
  name: 'shown',
  types: [
    'id',
    'string',
    'text',
    'richtext',
    'email',
    'password',
    'uid',
    'enumeration',
    'integer',
    'biginteger',
    'float',
    'decimal',
    'date',
    'time',
    'datetime',
    'timestamp',
    'boolean',
  ],
  textOf: stored => String(stored),
}

/** content.filters.text-form.json: JSON is seen as it is written without white space. */
const json: TextForm = {
  clause: 'content.filters.text-form.json',
  name: 'json',
  types: ['json', 'blocks'],
  textOf: stored => JSON.stringify(stored),
}

export const textForms: readonly TextForm[] = [shown, json]

/** The first form for a type. */
export function textFormOf(type: ComparableType, forms: readonly TextForm[]): TextForm {
  const form = forms.find(unit => unit.types.includes(type))
  if (!form) throw new Error(`invariant: no text form for ${type}`)
  return form
}

/** Which attributes a text operator can look at. */
export interface TextReach {
  readonly clause: string
  readonly reaches: (operator: TextOperator, type: ComparableType) => boolean
}

/** content.filters.text-form: those of every type. */
export const textReach: TextReach = { clause: 'content.filters.text-form', reaches: () => true }

/** The texts of an attribute, null where there is no value; folded when `folding` is given. */
export function textValues(
  table: Table,
  attribute: string,
  form: TextForm,
  folding: CaseFolding | null,
): ComparedValues {
  const coded = table.coded(attribute)
  // Its texts may be remembered, and the answer rests on the form no less.
  const some = (coded?.values ?? table.column(attribute)).find(isThere)
  if (isThere(some)) form.textOf(some)
  const key = `text:${form.name}:${attribute}`
  const values = coded ? coded.mapped(key, form.textOf) : mapped(table, key, attribute, form.textOf)
  if (!folding) return { values, coded }
  const fold = (stored: unknown) => folding.fold(form.textOf(stored))
  return {
    values: coded ? coded.mapped(`folded:${key}`, fold) : mapped(table, `folded:${key}`, attribute, fold),
    coded,
  }
}

function isThere(stored: unknown): boolean {
  return stored !== null && stored !== undefined
}

/** A column with a text in place of each value. */
function mapped(
  table: Table,
  key: string,
  attribute: string,
  read: (stored: unknown) => string,
): readonly unknown[] {
  const textOf = (stored: unknown) => (isThere(stored) ? read(stored) : null)
  const texts = table.derived(
    key,
    () => mapTexts(table.column(attribute), textOf),
    ({ own }, { position, after }) => {
      const text = textOf(after[attribute])
      if (own) own[position] = text
      return own !== null || table.column(attribute)[position] === text
    },
  )
  return texts.own ?? table.column(attribute)
}

/** No list of its own when every value of the column already is its text, so that plain text is not held twice. */
function mapTexts(column: readonly unknown[], textOf: (stored: unknown) => string | null) {
  const texts = column.map(textOf)
  return { own: texts.every((text, position) => text === column[position]) ? null : texts }
}
