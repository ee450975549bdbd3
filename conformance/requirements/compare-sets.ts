import type { FrozenScenario, RequirementSet } from './requirement-set.ts'

/** What is otherwise in a later set. Ids of scenarios, in the order of the set that has them. */
export interface SetDifference {
  readonly enters: readonly FrozenScenario[]
  readonly leaves: readonly FrozenScenario[]
  readonly changes: readonly FrozenScenario[]
  /** Worlds from which scenarios of both start. */
  readonly worlds: readonly string[]
  /** What is watched over besides. */
  readonly invariants: readonly string[]
}

export function compareSets(before: RequirementSet, after: RequirementSet): SetDifference {
  const then = new Map(before.scenarios.map(it => [it.id, it]))
  const now = new Set(after.scenarios.map(({ id }) => id))
  return {
    enters: after.scenarios.filter(({ id }) => !then.has(id)),
    leaves: before.scenarios.filter(({ id }) => !now.has(id)),
    changes: after.scenarios.filter(({ id, digest }) => then.has(id) && then.get(id)?.digest !== digest),
    worlds: [...after.worlds].flatMap(([world, digest]) => {
      const old = before.worlds.get(world)
      return old === undefined || old === digest ? [] : [world]
    }),
    invariants: after.invariants.filter(it => !before.invariants.includes(it)),
  }
}

/** Whether an update changes nothing that a verdict depends on. */
export function isSameSet({ enters, leaves, changes, worlds, invariants }: SetDifference): boolean {
  return [enters, leaves, changes, worlds, invariants].every(list => list.length === 0)
}
