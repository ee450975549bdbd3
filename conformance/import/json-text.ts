const WIDTH = 110

/** JSON as a person would write it: what fits into a line stands in one, and anything else is opened up. */
export function jsonText(value: unknown): string {
  return `${written(value, '', 0)}\n`
}

/** `taken` is how much of the line is taken besides the indent: by a name in front, and by a comma. */
function written(value: unknown, indent: string, taken: number): string {
  const line = inOneLine(value, WIDTH - indent.length - taken)
  if (line !== null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map(item => deeper + written(item, deeper, 1))
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => {
    const name = `${JSON.stringify(key)}: `
    return deeper + name + written(field, deeper, name.length + 1)
  })
  return `{\n${fields.join(',\n')}\n${indent}}`
}

/** Null for what is longer than `room`, which is found out without writing all of it. */
function inOneLine(value: unknown, room: number): string | null {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value ?? null)
    return text.length <= room ? text : null
  }
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  let text = ''
  for (const [key, item] of Object.entries(value)) {
    const start = `${text === '' ? open : ', '}${isList ? '' : `${JSON.stringify(key)}: `}`
    const line = inOneLine(item, room - text.length - start.length - close.length)
    if (line === null) return null
    text += start + line
  }
  return text === '' ? `${open}${close}`.replaceAll(' ', '') : text + close
}
