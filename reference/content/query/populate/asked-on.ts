import { misuse } from '../../errors.ts'
import { isRecord, type RawQuery } from '../query.ts'

/** Whether `on` says what to show. */
export function namesTypes({ on }: RawQuery): boolean {
  return on !== undefined && on !== null
}

/**
 * What `on` asks of rows of a type or component; null when it does not name it.
 * UNDOCUMENTED: any text, `false` included, names it and asks for nothing more (observed).
 */
export function askedOn(on: unknown, uid: string): RawQuery | null {
  const asked = isRecord(on) && Object.hasOwn(on, uid) ? on[uid] : undefined
  if (isRecord(asked)) return asked
  if (asked === undefined) return null
  if (typeof asked === 'string') return {}
  throw misuse(`Invalid populate: on takes an object for ${uid}, found ${JSON.stringify(asked)}`)
}
