/** How a language writes the values that JSON has words for. */
export interface Words {
  readonly true: string
  readonly false: string
  readonly null: string
}

export const JSON_WORDS: Words = { true: 'true', false: 'false', null: 'null' }
export const PYTHON_WORDS: Words = { true: 'True', false: 'False', null: 'None' }

const WIDTH = 100

/**
 * A JSON value as source text of a language whose texts, lists and objects are written as in JSON, broken into lines
 * where it is too long for one.
 */
export function writtenValue(value: unknown, words: Words, indent: string): string {
  const short = inOneLine(value, words)
  if (indent.length + short.length <= WIDTH || typeof value !== 'object' || value === null) return short
  const deeper = `${indent}    `
  if (Array.isArray(value)) {
    const items = value.map(item => `${deeper}${writtenValue(item, words, deeper)},\n`)
    return `[\n${items.join('')}${indent}]`
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${writtenValue(item, words, deeper)},\n`,
  )
  return `{\n${entries.join('')}${indent}}`
}

function inOneLine(value: unknown, words: Words): string {
  if (value === true) return words.true
  if (value === false) return words.false
  if (value === null) return words.null
  if (Array.isArray(value)) return `[${value.map(item => inOneLine(item, words)).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item, words)}`,
  )
  return `{${entries.join(', ')}}`
}
