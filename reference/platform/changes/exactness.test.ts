import { beforeAll, describe, expect, it } from 'vitest'
import { type PlatformUnits, platformUnits } from '../index.ts'
import type { Major } from '../version.ts'
import { askerOf, seen } from './asker.fixture.ts'
import { changes } from './changes.ts'
import { carriers, differences } from './differences.fixture.ts'
import { probes } from './probes.fixture.ts'

type Answers = ReadonlyMap<string, string>

/** Each probe meets a gazette to which nobody has written. */
async function answersOf(major: Major, units?: PlatformUnits): Promise<Answers> {
  const answers = new Map<string, string>()
  let open = await askerOf(major, units)
  for (const [name, probe] of Object.entries(probes)) {
    if (!open.isUntouched()) open = await askerOf(major, units)
    const isPrivate = name === 'enter a private site'
    const world = { settings: { is_private: true, password: 'secret' } }
    const answer = await probe(isPrivate ? await askerOf(major, units, world) : open)
    answers.set(name, typeof answer === 'string' ? answer : seen(answer))
  }
  return answers
}

function differing(a: Answers, b: Answers): readonly string[] {
  return [...a.keys()].filter(name => a.get(name) !== b.get(name))
}

/** The platform with one change undone in all majors. */
function without(clause: string): PlatformUnits {
  const undone = changes.map(change =>
    change.clause === clause ? { ...change, made: false as const } : change,
  )
  return { ...platformUnits, changes: undone }
}

const majors: readonly Major[] = [1, 2, 3, 4, 5]
const documented = new Map<Major, Answers>()

beforeAll(async () => {
  for (const major of majors) documented.set(major, await answersOf(major))
})

function answers(major: Major): Answers {
  return documented.get(major) ?? new Map()
}

describe('neighbouring majors differ in exactly what the changes name', () => {
  it.each([2, 3, 4, 5] as const)('%s.0', major => {
    const named = Object.entries(differences[major]).flatMap(([, names]) => names)
    const older = majors[major - 2] ?? 1
    expect(differing(answers(older), answers(major)).toSorted()).toEqual([...new Set(named)].toSorted())
  })
})

describe('each change alone makes the difference that it names', () => {
  const rules = Object.entries(differences).flatMap(([major, named]) =>
    Object.entries(named).map(([clause, names]) => ({ major: Number(major), clause, names })),
  )

  it.each(rules)('$clause', async ({ major, clause, names }) => {
    const own = majors.find(other => other === major) ?? 5
    const found = differing(await answersOf(own, without(clause)), answers(own)).toSorted()
    expect(carriers.has(clause) ? found.filter(name => names.includes(name)) : found).toEqual(
      names.toSorted(),
    )
  })

  it('no change is left out', () => {
    expect(rules.map(({ clause }) => clause).toSorted()).toEqual(
      changes.map(({ clause }) => clause).toSorted(),
    )
  })
})
