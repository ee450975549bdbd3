import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { contentUnits } from '../content/units.ts'
import { platformUnits } from '../platform/units.ts'
import type { Units } from '../units/units.ts'
import { profiles } from './profiles.ts'
import type { Quirk } from './quirk.ts'
import { allQuirks, chooseQuirks, unitsWith, withQuirks } from './quirks.ts'

const UNITS: Units = { content: contentUnits, platform: platformUnits }

/** No quirk reaches into more groups of units than this. */
const MOST_GROUPS = 2

const LIST = 'reference/quirks/quirks.fixture.txt'
const KEPT = readFileSync(new URL('quirks.fixture.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const TO_ACCEPT = `Quirks of ${LIST} are gone or changed.
Ids are in profiles and in what people pass to --quirk, and what a quirk breaks and says is in their reports: if this
is meant, change the lines \`id | clause | says\` of that file by hand. New quirks need no line there.`

describe('the list of quirks', () => {
  test('has all that were ever given out, as they were', () => {
    expect(lost(KEPT, allQuirks.map(lineOf)), TO_ACCEPT).toEqual([])
  })

  test('is written down in order', () => {
    expect(KEPT).toEqual(KEPT.toSorted())
  })

  test('has each id once', () => {
    const ids = allQuirks.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('calls each quirk by its clause and what is wrong', () => {
    const wrong = allQuirks.filter(({ id, clause }) => !id.startsWith(`${clause}.`))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('a quirk', () => {
  test('changes units of one thing, or of few', () => {
    const changed = allQuirks.map(quirk => ({ id: quirk.id, groups: changedGroups(quirk) }))
    const wrong = changed.filter(({ groups }) => groups.length === 0 || groups.length > MOST_GROUPS)
    expect(wrong).toEqual([])
  })

  test('leaves everything else the same object, as caches are keyed on it', () => {
    const wrong = allQuirks.map(quirk => ({ id: quirk.id, rebuilt: rebuilt(UNITS, quirk.apply(UNITS)) }))
    expect(wrong.filter(({ rebuilt }) => rebuilt.length > 0)).toEqual([])
  })
})

describe.each(profiles)('the profile $name', ({ name, quirks }) => {
  test('has each of its quirks once', () => {
    expect(chooseQuirks([], name).map(({ id }) => id)).toEqual(quirks)
  })

  test('is of quirks of which each still changes something after those before it', () => {
    const chosen = chooseQuirks([], name)
    const without = chosen.filter((quirk, index) => {
      const before = withQuirks(UNITS, chosen.slice(0, index))
      return isDeepStrictEqual(quirk.apply(before), before)
    })
    expect(without).toEqual([])
  })
})

test('a quirk beside a profile is put onto the units of the profile, which are made once', () => {
  const beside = 'content.sort.asc.as-desc'
  const { name } = profiles[0] ?? { name: null }
  const units = unitsWith(UNITS, [beside], name)
  expect(unitsWith(UNITS, [], name)).toBe(unitsWith(UNITS, [], name))
  expect(units.content.sort).toEqual(withQuirks(UNITS, chooseQuirks([beside], name)).content.sort)
  expect(units.content.sort).not.toEqual(unitsWith(UNITS, [], name).content.sort)
})

function lineOf({ id, clause, says }: Quirk): string {
  return `${id} | ${clause} | ${says}`
}

/** What is gone or changed, a line each; a changed quirk has its new line too. */
function lost(kept: readonly string[], found: readonly string[]): readonly string[] {
  const now = new Map(found.map(line => [idOf(line), line]))
  return kept.flatMap(line => {
    const is = now.get(idOf(line))
    if (is === line) return []
    return is === undefined ? [`gone: ${line}`] : [`was: ${line}`, ` is: ${is}`]
  })
}

function idOf(line: string): string {
  return line.slice(0, line.indexOf(' | '))
}

/** The names of `content.*` and `platform.*` that are not what they were. */
function changedGroups(quirk: Quirk): readonly string[] {
  const { content, platform } = quirk.apply(UNITS)
  return [
    ...changedMembers(contentUnits, content).map(name => `content.${name}`),
    ...changedMembers(platformUnits, platform).map(name => `platform.${name}`),
  ]
}

function changedMembers(before: object, after: object): readonly string[] {
  const members = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([name, member]) => (members.get(name) === member ? [] : [name]))
}

/** The places, at any depth of groups and lists, of what is made anew and no different from what was there. */
function rebuilt(before: unknown, after: unknown, place = 'units'): readonly string[] {
  if (before === after || !isGroup(before) || !isGroup(after)) return []
  if (isDeepStrictEqual(before, after)) return [place]
  if (Array.isArray(before) && Array.isArray(after)) return rebuiltItems(before, after, place)
  const members = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([name, member]) =>
    rebuilt(members.get(name), member, `${place}.${name}`),
  )
}

/** Items may have moved. */
function rebuiltItems(before: readonly unknown[], after: readonly unknown[], place: string) {
  const made = after.filter(item => !before.includes(item))
  return made.filter(item => before.some(old => isDeepStrictEqual(old, item))).map(() => `${place}[]`)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
