import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a JSON attribute is read as JSON. */
export const operandJsonParsed: Quirk = {
  id: 'content.filters.operand.json.parsed',
  clause: 'content.filters.operand.json',
  says: 'the operand of a JSON attribute is read as JSON',
  apply: changeOperand('content.filters.operand.json', { read: operand => parsed(String(operand)) }),
}

/** As the values of JSON attributes are compared: a number as it is, anything else as it is written. */
function parsed(text: string): string | number {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' ? value : JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return JSON.stringify(text)
  }
}
