import { validationError } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import type { ComparableType } from '../comparable.ts'
import { anyOf, type Condition, saying } from '../filters/condition.ts'
import { textFormOf } from '../filters/text-forms.ts'
import type { QueryContext } from '../query.ts'

/** What `_q` looks for, and where. */
export interface Search {
  readonly clause: string
  /** Whether an attribute is looked into. `isNumber` says that the operand could be one. */
  readonly looksInto: (attribute: Attribute, isNumber: boolean) => boolean
  /** Whether a text is found; `fold` takes its case away. */
  readonly finds: (operand: string, fold: (text: string) => string) => (text: string) => boolean
}

/**
 * content.search: `_q=` keeps entries in which some text attribute, or a number attribute when the operand is a number,
 * contains the operand, whatever its case. UNDOCUMENTED: observed.
 */
export const search: Search = {
  clause: 'content.search',
  looksInto: (attribute, isNumber) =>
    attribute.kind === 'scalar' &&
    !attribute.private &&
    (TEXTS.has(attribute.type) || (isNumber && NUMBERS.has(attribute.type))),
  finds: (operand, fold) => {
    const wanted = fold(operand)
    return text => fold(text).includes(wanted)
  },
}

const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'email', 'uid', 'enumeration'])
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'biginteger', 'float', 'decimal'])

/**
 * The condition that a `_q` parameter puts on the rows of a type. Throws a ValidationError for what is no text.
 * content.search.text-form: a search sees of a value what text operators see.
 */
export function compileSearch(raw: unknown, schema: Schema, context: QueryContext): Condition {
  if (typeof raw !== 'string') throw validationError('Invalid parameter _q: expected one text')
  const { units } = context
  const finds = units.search.finds(raw, units.filters.caseFolding.fold)
  const table = context.store.table(schema.uid)
  const attributes = searchedColumns(raw, schema, context)
  const found = anyOf(
    attributes.map(({ name, type }) => {
      const column = table.column(name)
      const { textOf } = textFormOf(type, units.filters.textForms)
      const holds = (position: number) => {
        const stored = column[position]
        return stored !== null && stored !== undefined && finds(textOf(stored))
      }
      return { holds, fails: position => !holds(position) }
    }),
  )
  return saying(found, {
    kind: 'rule',
    clause: units.search.clause,
    table,
    attributes: attributes.map(({ name }) => name),
  })
}

function searchedColumns(
  raw: string,
  schema: Schema,
  { units }: QueryContext,
): readonly { readonly name: string; readonly type: ComparableType }[] {
  const isNumber = !Number.isNaN(Number(raw))
  const searched = [...schema.attributes.values()].filter(attribute =>
    units.search.looksInto(attribute, isNumber),
  )
  return [{ name: 'id', type: 'id' }, ...searched.filter(attribute => attribute.kind === 'scalar')]
}
