import type { FairnessResult, QuirkResult } from './results.ts'
import type { Selftest } from './selftest.ts'

/** So many scenarios are named of those that turn red at one right server; selftest.json has all. */
const SHOWN = 5

/** What a self-test found, as lines for people; the last one is empty. */
export function selftestLines({ notGreen, kills, fairness }: Selftest): readonly string[] {
  if (notGreen.length > 0) {
    const lines = notGreen.map(
      ({ scenario, verdict, reason }) => `  ${verdict} ${scenario.id}${reason ? `: ${reason}` : ''}`,
    )
    return ['The reference is not green without quirks, so nothing can be measured:', ...lines, '']
  }
  return [
    ...(kills.length > 0 ? killLines(kills) : []),
    ...(fairness.length > 0 ? fairnessLines(fairness) : []),
    '',
  ]
}

function killLines(kills: readonly QuirkResult[]): readonly string[] {
  const survivors = kills.filter(({ killedBy }) => killedBy === null)
  const strangers = kills.filter(({ killedBy, isByOwnClause }) => killedBy !== null && !isByOwnClause)
  return [
    ...strangers.map(
      ({ id, clause, killedBy }) => `${id}: killed only by ${killedBy}, not by a scenario of ${clause}`,
    ),
    ...survivors.map(({ id, says }) => `SURVIVED ${id}: ${says}`),
    `kill score: ${share(kills.length - survivors.length, kills.length)} quirks`,
  ]
}

function fairnessLines(servers: readonly FairnessResult[]): readonly string[] {
  const unfair = servers.filter(({ turnsRed }) => turnsRed.length > 0)
  const freedoms = servers.filter(({ kind }) => kind === 'freedom').length
  return [
    ...unfair.map(({ kind, id, says, turnsRed }) => {
      const rest = turnsRed.length > SHOWN ? ` and ${turnsRed.length - SHOWN} more` : ''
      return `UNFAIR to the ${kind} ${id} (${says}): ${turnsRed.slice(0, SHOWN).join(', ')}${rest}`
    }),
    `fairness: ${share(servers.length - unfair.length, servers.length)} right servers, ${freedoms} of them with a freedom`,
  ]
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
}
