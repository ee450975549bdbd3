import type { Json } from '../values.ts'

/** UNDOCUMENTED: what the platform takes for a mail address, wherever it is given one to keep. */
export function isMailAddress(value: Json | undefined): value is string {
  return typeof value === 'string' && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)
}
