import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const serviceNothingRegistered: Quirk = {
  id: 'content.graphql.extension.service.nothing-registered',
  clause: 'content.graphql.extension.service',
  says: 'what is registered is left out of the schema',
  apply: changeExtension(({ use }) => ({ use: { ...use, open: () => ({}) } })),
}
