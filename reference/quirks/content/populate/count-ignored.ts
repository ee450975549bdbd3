import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const countIgnored: Quirk = {
  id: 'content.populate.count.ignored',
  clause: 'content.populate.count',
  says: 'count inside of a populate is ignored',
  apply: changePopulate(({ count }) => ({ count: { ...count, isAsked: () => false } })),
}
