import type { Standing } from './standing.ts'

/** What was found out about one world at a target. */
export interface Found {
  readonly world: string
  readonly standing: Standing
  /** Whether it is one of the content service. */
  readonly isContent: boolean
  /** What its platform calls itself, where it was called otherwise. */
  readonly brand: string | null
}

/** Whether something of the world is there, and not enough. */
export function isPart({ standing }: Found): boolean {
  return !standing.isHeld && !standing.isStranger
}

/** Why scenarios of a world are not for a target that holds another one. */
export function unavailableText(found: Found): string {
  return `it starts from the world ${found.world}, and the target ${clauseOf(found, 'it')}`
}

/** Why nothing is judged, and what to do. */
export function lackingText(target: string, lacking: readonly Found[], isSeeded: boolean): string {
  const what = lacking.map(found => clauseOf(found, `the world ${found.world}`)).join(', and it ')
  const when = isSeeded ? ' although it was seeded' : ''
  return [`${target} ${what}${when}`, 'nothing was judged', ...lacking.flatMap(hints), DOCTOR].join('; ')
}

/** More types than that, and it is another world. */
const MOST_FLAGS = 3

const DOCTOR = 'assayer doctor shows what is missing'

function clauseOf({ standing }: Found, world: string): string {
  if (standing.isHeld) throw new Error('invariant: only of a world that is not held is said why')
  if (standing.isStranger) return `does not hold ${world} (${standing.says})`
  const verb = standing.missing.length > 0 ? 'holds only part of' : 'does not show enough of'
  return `${verb} ${world} (${standing.says})`
}

function hints({ standing, isContent, brand }: Found): readonly string[] {
  if (standing.isHeld) return []
  const flags = standing.missing.map(plural => `--without-type ${plural}`).join(' ')
  const rest = isContent ? `${flags} judges the rest` : '--no-preflight judges it anyway'
  // With most of the types missing there is no rest that is worth it.
  const isWorthIt = standing.missing.length > 0 && standing.missing.length <= MOST_FLAGS
  return [
    ...(brand === null ? [] : [`its platform is named ${brand}: --brand ${brand}`]),
    ...(isWorthIt ? [rest] : []),
  ]
}
