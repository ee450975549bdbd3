import { expect, test } from 'vitest'
import { platformUnits } from '../../index.ts'
import { databaseSupport, secureRequests, socketBinding } from './start-checks.ts'

test.each([
  ['database', databaseSupport],
  ['secure-requests', secureRequests],
  ['socket', socketBinding],
])('before %s was looked at, all else was', (name, change) => {
  const others = platformUnits.startChecks.filter(({ clause }) => clause !== `platform.start.${name}`)
  expect(others).toHaveLength(2)
  expect(change.undo?.(platformUnits).startChecks).toEqual(others)
})
