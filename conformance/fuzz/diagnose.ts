import type { Connection } from '../targets/connection.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { protocolOf } from './query.ts'
import { differ, type Judged, send, type TwinOptions } from './twin.ts'

/** Finds out with which quirks an oracle answers as the target does. */
export interface Diagnosis {
  /**
   * The quirks that explain a difference. First those that break one of the clauses `rests`, on which the oracle's
   * answer rests and a plain one does not, then those of the same part of the documentation.
   */
  explain(difference: Judged, rests: readonly string[]): Promise<readonly string[]>
  /** Those of some quirks that explain it. */
  among(quirks: readonly string[], difference: Judged): Promise<readonly string[]>
  close(): Promise<void>
}

export interface DiagnosisOptions extends Pick<TwinOptions, 'as' | 'ignored' | 'isKnownTime'> {
  readonly quirks: readonly QuirkFacts[]
  /** Opens an oracle of its own, with a quirk and a control plane. */
  readonly open: (quirks: readonly string[]) => Promise<Patient>
}

export interface Patient {
  readonly connection: Connection
  close(): Promise<void>
}

export function openDiagnosis({ quirks, open, as, ...rules }: DiagnosisOptions): Diagnosis {
  const ward = openWard(open)
  const explains = async (connection: Connection | null, { query, actual }: Judged) => {
    if (!connection) return false
    const answer = await send(query, as, connection, {})
    if (actual.kind === 'no-answer' || answer.kind === 'no-answer') return false
    return differ(answer, actual, rules).difference === null
  }
  const tried = async (candidates: readonly QuirkFacts[], difference: Judged) => {
    const found: string[] = []
    for (const { id } of candidates) {
      if (await explains(await ward.switched(id), difference)) found.push(id)
      if (found.length >= mostOf(difference)) break
    }
    return found
  }
  return {
    close: ward.close,
    among: async (ids, difference) => {
      const possible = quirks.filter(it => ids.includes(it.id) && mayExplain(it, difference))
      const found: string[] = []
      for (const { id } of possible) if (await explains(await ward.kept(id), difference)) found.push(id)
      return found
    },
    explain: async (difference, rests) => {
      if (difference.actual.kind === 'no-answer') return []
      const near = quirks.filter(({ clause }) => rests.includes(clause))
      const found = await tried(near, difference)
      if (found.length > 0 || protocolOf(difference.query) === 'graphql') return found
      const topics = new Set(rests.map(topicOf))
      return tried(
        quirks.filter(({ clause }) => topics.has(topicOf(clause)) && !rests.includes(clause)),
        difference,
      )
    },
  }
}

/** A quirk shows in GraphQL only after its schema was made anew, which takes its time. */
function mostOf({ query }: Judged): number {
  return protocolOf(query) === 'graphql' ? 2 : Number.POSITIVE_INFINITY
}

/** `content.filters` of `content.filters.eqi`. */
function topicOf(clause: string): string {
  return clause.split('.').slice(0, 2).join('.')
}

/** A quirk of another part of the documentation than all that the answer rests on cannot be the reason. */
function mayExplain({ clause }: QuirkFacts, { clauses }: Judged): boolean {
  return clauses.some(it => topicOf(it) === topicOf(clause))
}

/** Oracles with quirks: some that stay as they are, and one that is switched from quirk to quirk. */
interface Ward {
  kept(quirk: string): Promise<Connection | null>
  /** Null when the oracle cannot have the quirk. */
  switched(quirk: string): Promise<Connection | null>
  close(): Promise<void>
}

/** So many oracles are kept at once. */
const MOST_KEPT = 12

function openWard(open: DiagnosisOptions['open']): Ward {
  const kept = new Map<string, Promise<Patient>>()
  let current: { readonly patient: Promise<Patient>; quirk: string } | null = null
  const switched = async (quirk: string) => {
    current ??= { patient: open([]), quirk: '' }
    const { connection } = await current.patient
    const isSwitched = current.quirk === quirk || (await switchTo(connection, quirk))
    current.quirk = isSwitched ? quirk : ''
    return isSwitched ? connection : null
  }
  return {
    switched,
    kept: async quirk => {
      if (!kept.has(quirk) && kept.size >= MOST_KEPT) return switched(quirk)
      const patient = kept.get(quirk) ?? open([quirk])
      kept.set(quirk, patient)
      return (await patient).connection
    },
    close: async () => {
      const all = [...kept.values(), ...(current ? [current.patient] : [])]
      await Promise.all(all.map(async patient => (await patient).close()))
    },
  }
}

/** False for a quirk that cannot stand beside those of the oracle's profile: both replace the same unit. */
async function switchTo({ client }: Connection, quirk: string): Promise<boolean> {
  const outcome = await client.send({
    method: 'PUT',
    path: '/__assayer/quirks',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quirks: [quirk] }),
  })
  return outcome.kind === 'answer' && outcome.status === 200
}
