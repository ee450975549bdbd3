import { describe, expect, test } from 'vitest'
import { contentUnits } from '../../content/units.ts'
import { servedMembersApi } from '../../platform/changes/5.0/members-api.ts'
import { membersApi } from '../../platform/front/members-api.ts'
import { eraOf } from '../../platform/service/era.ts'
import { platformUnits } from '../../platform/units.ts'
import type { Major } from '../../platform/version.ts'
import { UsageError } from '../../usage-error.ts'
import { MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { withQuirks } from '../quirks.ts'
import { restoredDeviations } from './platform-deviations.ts'

const missing = restoredDeviations(servedMembersApi, [['missing', 'it does not serve it', MISSING]])
const another = { answer: () => null }
const answering = restoredDeviations(servedMembersApi, [['silent', 'says nothing', another]])

function pagesOf(major: Major, quirks: readonly Quirk[]) {
  const { platform } = withQuirks({ content: contentUnits, platform: platformUnits }, quirks)
  return eraOf(platform, { site: major, api: major, shape: major }).units.pages
}

describe('a deviation of a unit that only older majors have', () => {
  test('is in place in those majors', () => {
    expect(pagesOf(4, [])).toContain(servedMembersApi)
    expect(pagesOf(4, missing)).toEqual(pagesOf(4, []).filter(page => page !== servedMembersApi))
    expect(pagesOf(4, answering)).toContainEqual({ ...servedMembersApi, ...another })
  })

  test('changes nothing in the newer ones', () => {
    expect(pagesOf(5, missing)).toBe(platformUnits.pages)
  })

  test('is found where another has changed the unit', () => {
    expect(pagesOf(4, [...answering, ...missing])).toEqual(pagesOf(4, missing))
  })

  test('does not go together with one that takes the unit away', () => {
    expect(() => pagesOf(4, [...missing, ...answering])).toThrow(UsageError)
    expect(pagesOf(5, [...missing, ...answering])).toBe(platformUnits.pages)
  })

  test('of a unit that no change restores is a mistake', () => {
    expect(() => restoredDeviations(membersApi, [])).toThrow(
      'no change restores platform.members-api.removed',
    )
  })
})
