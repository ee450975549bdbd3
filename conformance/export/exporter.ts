import type { Accepted, Step } from '../suite/clause.ts'
import type { ExportPlan, PlannedScenario } from './plan.ts'

/** Writes scenarios in the format of another tool. */
export interface Exporter {
  /** What `--format` calls it. */
  readonly name: string
  /** One line for the help text. */
  readonly says: string
  readonly write: (plan: ExportPlan) => Exported
}

export interface Exported {
  /** Text by path below the output directory, with forward slashes. */
  readonly files: Readonly<Record<string, string>>
  /** What the format cannot express: never weakened, always named. */
  readonly leftOut: readonly LeftOut[]
}

export interface LeftOut {
  readonly scenario: PlannedScenario
  /** What the scenario needs and the format has not: `an answer of several that are accepted`. */
  readonly needs: string
}

/** A scenario cannot be written in a format. */
export class CannotExpress extends Error {
  override readonly name = 'CannotExpress'
}

/** What stands in place of a scenario that a format cannot express. */
export function leftOutNotice({ scenario, needs }: LeftOut): string {
  return `Left out: ${scenario.id}\n  ${scenario.says}\n  It needs ${needs}.\n`
}

/** The files of a scenario, or one that says why there are none. */
export function written(scenario: PlannedScenario, stem: string, write: () => Exported['files']): Exported {
  try {
    return { files: write(), leftOut: [] }
  } catch (error) {
    if (!(error instanceof CannotExpress)) throw error
    const leftOut = { scenario, needs: error.message }
    return { files: { [`${stem}.left-out.txt`]: leftOutNotice(leftOut) }, leftOut: [leftOut] }
  }
}

/**
 * The answers that a step accepts. Throws CannotExpress where two answers are compared with each other, or where one of
 * them means that the rest need not be asked.
 */
export function acceptedBy({ asks, accepted, without }: Step): readonly Accepted[] {
  if (asks) throw new CannotExpress('comparing the answers of REST and GraphQL')
  if (without) throw new CannotExpress('to be left out where a server does without')
  return accepted
}
