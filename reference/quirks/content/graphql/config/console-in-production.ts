import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const consoleInProduction: Quirk = {
  id: 'content.graphql.console.in-production',
  clause: 'content.graphql.console',
  says: 'the console is served in production, too',
  apply: changeGraphql(({ consoleAvailability }) => ({
    consoleAvailability: { ...consoleAvailability, isOn: () => true },
  })),
}
