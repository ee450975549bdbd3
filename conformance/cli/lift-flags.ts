import { liftSuite } from '../lift/lift-suite.ts'
import type { Clause } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { isBelow } from '../suite/select.ts'
import { readWorldKeys } from '../suite/worlds.ts'
import { keepWorlds, type WorldSource } from '../targets/oracle.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { loadByFlags, type Selected, selectByFlags, specsDirectory, takeByFlags } from './suite-flags.ts'
import { withWorld } from './world-flag.ts'

export const LIFT_FLAGS = {
  lift: { says: 'ask the clauses of the types and entries of --world, also where it is one of the suite' },
} as const satisfies FlagSet

/** Whether the clauses are asked of a world of the user's own, for which nobody wrote scenarios. */
export function isLifted(given: Given, specs: string): boolean {
  const worlds = given.texts('world')
  return given.has('lift') || worlds.some(world => !isOfSuite(world, specs))
}

function isOfSuite(world: string, specs: string): boolean {
  return readWorldKeys(specs).names.includes(world)
}

/** What to run: scenarios as they are written, or clauses lifted onto a world of the user's own. */
export interface Selection extends Selected {
  /** Why clauses cannot be asked of the world, by their scenarios' ids; null: nothing is lifted. */
  readonly lacking: ReadonlyMap<string, string> | null
  readonly worlds: WorldSource
}

export async function selectOrLift(given: Given, io: Io, scenarios?: readonly string[]): Promise<Selection> {
  const specs = specsDirectory(given, io)
  const worlds = keepWorlds()
  if (!isLifted(given, specs)) return { ...selectByFlags(given, io, scenarios), lacking: null, worlds }
  const world = onlyWorld(given)
  const suite = withClausesNamed(loadByFlags(given, io), [...given.texts('clause'), ...given.positionals])
  const keys = readWorldKeys(specs).keysOf(world) ?? new Map()
  const { suite: lifted, lacking } = await liftSuite({ suite, world, worlds, keys, signal: io.signal })
  return { ...takeByFlags(lifted, given, scenarios), lacking, worlds }
}

/** Those that are asked for, and those on which they rest: to lift all others would only take its time. */
function withClausesNamed(suite: Suite, names: readonly string[]): Suite {
  const wanted = suite.clauses.filter(({ id }) => names.some(name => isBelow(id, name)))
  if (wanted.length === 0) return suite
  const rests = new Set(wanted.flatMap(({ scenarios }) => scenarios.flatMap(scenario => scenario.rests)))
  const isRested = ({ id, scenarios }: Clause) => rests.has(id) || scenarios.some(it => rests.has(it.id))
  return { ...suite, clauses: suite.clauses.filter(clause => wanted.includes(clause) || isRested(clause)) }
}

function onlyWorld(given: Given): string {
  const [world, ...others] = given.texts('world')
  if (world === undefined)
    throw new UsageError('--lift needs --world: the world whose types and entries are asked.')
  if (others.length > 0)
    throw new UsageError(
      `--world ${world} --world ${others.join(' --world ')}: a world of your own is judged by itself.`,
    )
  return world
}

/** Runs with a world of the user's own as a directory, whatever it was given as; others are left as they are. */
export async function onOwnWorld<T>(given: Given, io: Io, run: (given: Given) => Promise<T>): Promise<T> {
  const specs = specsDirectory(given, io)
  const [world] = given.texts('world')
  if (world === undefined || isOfSuite(world, specs)) return run(given)
  return withWorld(given, { world: onlyWorld(given), specs }, io, run)
}

/** The target, at which clauses for which its world has no place are not applicable. */
export function lackingAt(target: Target, lacking: ReadonlyMap<string, string> | null): Target {
  if (lacking === null || lacking.size === 0) return target
  return {
    ...target,
    misfits: async scenarios => new Map([...((await target.misfits?.(scenarios)) ?? []), ...lacking]),
  }
}
