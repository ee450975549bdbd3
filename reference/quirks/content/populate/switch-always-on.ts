import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const switchAlwaysOn: Quirk = {
  id: 'content.populate.switch.always-on',
  clause: 'content.populate.switch',
  says: 'any text populates, false included',
  apply: changePopulate(({ switches }) => ({ switches: { ...switches, isOn: () => true } })),
}
