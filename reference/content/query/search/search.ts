import type { Attribute } from '../../model/types.ts'

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
