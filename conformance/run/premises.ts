import type { Clause, Scenario } from '../suite/clause.ts'
import { findPremises } from '../suite/premises.ts'
import { holdsAt } from '../suite/versions.ts'
import type { Connection } from '../targets/connection.ts'
import { isSetting, settingOf, type Target } from '../targets/target.ts'
import { isPassing, LEAST_AFTER_HICCUP } from './again.ts'
import { type Item, judge } from './judge.ts'
import { type Missing, nothingMissing } from './missing.ts'
import { isDiffering, isGreen } from './verdict.ts'
import { whyNotSent } from './why-not-sent.ts'

/** A scenario that shows whether the target has what others rest on. */
export interface Premise {
  /** What they say that they rest on. */
  readonly id: string
  readonly item: Item
}

export interface PremiseOptions {
  readonly clauses: readonly Clause[]
  readonly scenarios: readonly Scenario[]
  /** All that are run, of which these may be a part: whatever part it is, the same is asked for its sake. */
  readonly among: readonly Scenario[]
  readonly target: Target
}

/**
 * What is to be asked for the sake of some scenarios, of each version that these are asked of. Only in settings that
 * any has, if it can be asked there: to open another one may take a while.
 */
export function premiseItems({ clauses, scenarios, among, target }: PremiseOptions): readonly Premise[] {
  const premises = [...findPremises(clauses, scenarios)]
  // Most parts of a run rest on nothing, and there are many of them.
  if (premises.length === 0) return []
  const settings = new Set(among.map(keyOf))
  const byId = new Map(clauses.map(clause => [clause.id, clause]))
  return premises.flatMap(([id, showing]) => {
    const able = showing.filter(({ requires }) =>
      requires.every(it => isSetting(it) || target.lacks(it) === null),
    )
    const resting = scenarios.filter(({ rests }) => rests.includes(id))
    const versions = new Set(resting.map(({ platformVersion }) => platformVersion))
    return [...versions].flatMap(version => {
      const asked = able.filter(it => holdsAt(it, version)).map(it => ({ ...it, platformVersion: version }))
      const near = asked.filter(scenario => settings.has(keyOf(scenario)))
      return (near.length > 0 ? near : asked.slice(0, 1)).flatMap(scenario => {
        const clause = byId.get(scenario.clause)
        return clause ? [{ id, item: { clause, scenario, repeat: 1 } }] : []
      })
    })
  })
}

function keyOf(scenario: Scenario): string {
  return JSON.stringify(settingOf(scenario))
}

const OTHERWISE = 'the target does differently, as it may'
const NOT_ASKED = 'could not be asked'

/**
 * Asks what scenarios rest on, and remembers what the target does otherwise. It may: nothing of it is reported. Of what
 * cannot be asked nobody knows, so that nothing that rests on it can fail.
 */
export async function tryPremises(
  premises: readonly Premise[],
  connection: Connection,
  { missing }: { readonly missing: Missing },
): Promise<void> {
  for (const { id, item } of premises) {
    const why = await whyMissing(item, connection)
    if (why !== null) missing.add(id, item.scenario.platformVersion, why)
  }
}

async function whyMissing(item: Item, connection: Connection): Promise<string | null> {
  if (whyNotSent(item.scenario, connection.endpoint) !== null) return NOT_ASKED
  const ask = () => judge(item, connection, { strict: false, missing: nothingMissing() })
  let result = await ask()
  // A hiccup here would excuse whatever rests on it.
  for (let again = 0; again < LEAST_AFTER_HICCUP && isPassing(result); again++) result = await ask()
  const { verdict } = result
  if (isGreen(verdict)) return null
  return isDiffering(verdict) ? OTHERWISE : NOT_ASKED
}
