/** A value as messages of the service quote it: texts in double quotes, lists and objects as indented JSON. */
export function printValue(value: unknown): string {
  return printPlain(value) ?? JSON.stringify(value, (_, inner) => printPlain(inner) ?? inner, 2)
}

/** Null for a list or an object. */
function printPlain(value: unknown): string | null {
  if (typeof value === 'string') return `"${value}"`
  return typeof value === 'object' && value !== null ? null : String(value)
}
