import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Defaults are not filled in. */
export const defaultsNone: Quirk = {
  id: 'content.writes.defaults.none',
  clause: 'content.writes.defaults',
  says: 'defaults are not filled in',
  apply: changeWrites(({ defaultValue }) => ({ defaultValue: { ...defaultValue, of: () => undefined } })),
}
