import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Clause } from '../conformance/suite/clause.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { contentUnits } from '../reference/content/units.ts'
import { platformUnits } from '../reference/platform/units.ts'
import type { Quirk } from '../reference/quirks/quirk.ts'
import { allQuirks } from '../reference/quirks/quirks.ts'

/** Areas, by the beginnings of clause ids, in which clauses, units and quirks do not match yet. To be emptied. */
const UNFINISHED: readonly string[] = []

const root = fileURLToPath(new URL('..', import.meta.url))
const { clauses } = loadSuite(`${root}specs`)
const clauseIds = new Set(clauses.map(({ id }) => id))
const unitClauses = clausesOfUnits({ content: contentUnits, platform: platformUnits })

function isFinished(clause: string): boolean {
  return !UNFINISHED.some(area => clause === area || clause.startsWith(`${area}.`))
}

/** Every text that stands as `clause` in the units. */
function clausesOfUnits(units: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, member] of Object.entries(value)) {
      if (key === 'clause' && typeof member === 'string') found.add(member)
      walk(member)
    }
  }
  walk(units)
  return found
}

function needsUnit({ id, hasUnit, untestable }: Clause): boolean {
  return isFinished(id) && hasUnit && untestable === null
}

describe('clauses and units', () => {
  it('every unit belongs to a clause', () => {
    const strangers = [...unitClauses].filter(clause => isFinished(clause) && !clauseIds.has(clause))
    expect(strangers).toEqual([])
  })

  it('every clause is a unit, or says from which units it follows', () => {
    const missing = clauses.filter(needsUnit).filter(({ id }) => !unitClauses.has(id))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('every clause from which another follows is a unit', () => {
    const named = clauses.flatMap(({ followsFrom }) => followsFrom)
    expect(named.filter(id => isFinished(id) && !unitClauses.has(id))).toEqual([])
  })

  it('every clause that is no unit says why', () => {
    const silent = clauses.filter(({ hasUnit, why }) => !hasUnit && why === null)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('no clause says that it has no unit although it has one', () => {
    const wrong = clauses.filter(({ id, hasUnit }) => isFinished(id) && !hasUnit && unitClauses.has(id))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('the areas that are not finished are areas', () => {
    const unknown = UNFINISHED.filter(area => ![...clauseIds, ...unitClauses].some(id => id.startsWith(area)))
    expect(unknown).toEqual([])
  })
})

describe('quirks', () => {
  it('each breaks a clause that there is', () => {
    const strangers = allQuirks.filter(({ clause }) => isFinished(clause) && !clauseIds.has(clause))
    expect(strangers.map(({ id }) => id)).toEqual([])
  })

  it('each is called by its clause and what is wrong', () => {
    const isNamed = ({ id, clause }: Quirk) =>
      id.startsWith(`${clause}.`) && /^[a-z0-9.-]+$/.test(id.slice(clause.length + 1))
    expect(allQuirks.filter(quirk => !isNamed(quirk)).map(({ id }) => id)).toEqual([])
  })

  it('no two have the same id', () => {
    const ids = allQuirks.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('every clause is broken by one', () => {
    const broken = new Set(allQuirks.map(({ clause }) => clause))
    const whole = clauses.filter(
      ({ id, untestable }) => isFinished(id) && untestable === null && !broken.has(id),
    )
    expect(whole.map(({ id }) => id)).toEqual([])
  })
})
