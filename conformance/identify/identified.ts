import { type Belief, ranked, STRANGER } from './belief.ts'
import { type Hypothesis, REFERENCE } from './hypotheses.ts'
import type { Findings } from './identify.ts'

/** One thing that is said of a target, and how likely it is, from 0 to 1. Null: nothing is likely enough. */
export interface Said {
  readonly is: string | null
  readonly confidence: number
}

/** What a target is most likely. */
export interface Identified {
  readonly program: Said
  readonly version: Said
  readonly database: Said
  /** What its platform calls itself in URLs; null where it has none. */
  readonly brand: string | null
  /** The profile of the reference that is nearest; null: none is, or the reference as it is. */
  readonly profile: string | null
  /** That it is the nearest one of all that are known, and that the target is one of them. */
  readonly confidence: number
  /** What it might be else, the likeliest first. */
  readonly next: readonly { readonly is: string; readonly confidence: number }[]
  /** How much of what the nearest one foretold was seen. */
  readonly agreed: { readonly seen: number; readonly foretold: number }
  readonly requests: number
}

/** What is less likely is not named. */
const LIKELY = 0.5

/** What is said of a target by what was seen. */
export function identified(findings: Findings, hypotheses: readonly Hypothesis[]): Identified {
  const { belief, asked, told, prefix, seen } = findings
  const of = (name: string) => hypotheses.find(it => it.name === name)
  const [[nearest = STRANGER, confidence = 0] = [], ...others] = ranked(belief)
  const program = mostLikely(belief, name => of(name)?.program.name ?? null)
  const ofProgram = new Map([...belief].filter(([name]) => of(name)?.program.name === program.is))
  const isKnown = program.is !== null && program.is !== REFERENCE.program.name
  const foretold = seen.filter(({ sign }) => sign.foretold.has(nearest))
  return {
    program,
    version: told === null ? mostLikely(ofProgram, versionOf) : { is: told, confidence: program.confidence },
    database: isKnown ? databaseOf() : NOTHING,
    brand: prefix?.slice(1) ?? null,
    profile: confidence >= LIKELY ? (of(nearest)?.profile ?? null) : null,
    confidence: rounded(confidence),
    next: others
      .filter(([, share]) => share >= 0.005)
      .map(([is, share]) => ({ is, confidence: rounded(share) })),
    agreed: {
      seen: foretold.filter(({ sign, shown }) => sign.foretold.get(nearest) === shown).length,
      foretold: foretold.length,
    },
    requests: asked.length,
  }

  function databaseOf(): Said {
    const { toldDatabase } = findings
    if (toldDatabase !== null) return { is: toldDatabase, confidence: program.confidence }
    const said = mostLikely(ofProgram, name => of(name)?.program.database ?? null)
    const names = hypotheses.filter(it => it.program.name === program.is).map(it => it.program.database)
    return new Set(names).size > 1 ? said : { ...said, confidence: Math.min(said.confidence, UNTOLD) }
  }

  function versionOf(name: string): string | null {
    return of(name)?.program.version ?? null
  }
}

/** A program that is known on one database alone may run on another. */
const UNTOLD = 0.5

const NOTHING: Said = { is: null, confidence: 0 }

/** Never certain: what is not known is not among the hypotheses. */
const MOST_CERTAIN = 0.99

function rounded(share: number): number {
  return Math.min(Math.round(share * 100) / 100, MOST_CERTAIN)
}

/** What hypotheses have in common counts together. */
function mostLikely(belief: Belief, of: (name: string) => string | null): Said {
  const shares = new Map<string, number>()
  for (const [name, share] of belief) {
    const said = of(name)
    if (said !== null) shares.set(said, (shares.get(said) ?? 0) + share)
  }
  const [[is = null, share = 0] = []] = ranked(shares)
  return share >= LIKELY ? { is, confidence: rounded(share) } : { is: null, confidence: rounded(share) }
}
