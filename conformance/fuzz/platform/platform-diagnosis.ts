import type { Answer, Outcome } from '../../client/outcome.ts'
import { openWard, type Patient } from '../../diagnosis/ward.ts'
import type { Connection } from '../../targets/connection.ts'
import type { QuirkFacts } from '../../targets/oracle.ts'
import { CannotJudge } from '../../targets/target.ts'
import { type Contrast, isContrary } from '../agreed.ts'
import type { Query } from '../query.ts'
import type { QueryDiagnosis } from '../query-diagnosis.ts'
import type { Judged } from '../twin.ts'
import { differAtSites, rulesFor, type SiteRules } from './compare-sites.ts'
import { askSite } from './platform-twin.ts'
import type { SiteAt } from './site.ts'

export interface PlatformDiagnosisOptions {
  readonly quirks: readonly QuirkFacts[]
  /** Opens an oracle of its own, with quirks and a control plane. */
  readonly open: (quirks: readonly string[]) => Promise<Patient>
  /** Quirks that each of those has in any case. */
  readonly beside?: readonly string[]
  /** The oracle's site as another connection of the same world has it. */
  readonly siteAt: SiteAt['at']
  readonly rules: SiteRules
}

/** Finds the quirks with which the oracle answers as a site does. All that there are count: of several, one may be right. */
export function openPlatformDiagnosis(options: PlatformDiagnosisOptions): QueryDiagnosis {
  const { quirks, open, beside, siteAt, rules } = options
  const kept = openWard(open, beside)
  const answers = openAnswers(options)
  let usual: Promise<Patient> | null = null
  const ours = (query: Query) => ({ ...rulesFor(query, rules), ofTarget: rules.ofOracle })
  const isSame: Contrast['isSame'] = (query, one, other) =>
    differAtSites(one, other, { ...ours(query), orderedBy: [] }).difference === null
  const isAlike = (answer: Answer, { actual, query }: Judged) =>
    differAtSites(answer, actual, rulesFor(query, rules)).difference === null
  const explaining = async (ids: readonly string[], difference: Judged): Promise<readonly string[]> => {
    const answer = await answers.withAll(ids, difference.query)
    const changes = answer && differAtSites(difference.expected, answer, ours(difference.query))
    if (changes?.difference === null) return []
    if (ids.length <= 1) return answer && isAlike(answer, difference) ? ids : []
    const half = Math.ceil(ids.length / 2)
    const first = await explaining(ids.slice(0, half), difference)
    return [...first, ...(await explaining(ids.slice(half), difference))]
  }
  return {
    close: async () => {
      await Promise.all([kept.close(), answers.close(), usual?.then(it => it.close())])
    },
    among: async (ids, difference) => {
      if (difference.actual.kind === 'no-answer') return []
      const found: string[] = []
      for (const { id } of quirks.filter(it => ids.includes(it.id))) {
        const connection = await kept.kept(id)
        const answer = connection && (await askAnew(siteAt(connection), difference.query))
        if (answer && isAlike(answer, difference)) found.push(id)
      }
      return found
    },
    sparing: async (ids, queries) => {
      const found: string[] = []
      usual ??= open([])
      const right = siteAt((await usual).connection)
      for (const id of ids) {
        const connection = await kept.kept(id)
        const both = connection && {
          usual: (query: Query) => askAnew(right, query),
          wrong: (query: Query) => askAnew(siteAt(connection), query),
          isSame,
        }
        if (both && !(await isContrary(queries, both))) found.push(id)
      }
      return found
    },
    explain: async difference => {
      if (difference.actual.kind === 'no-answer') return []
      const found = new Set<string>()
      for (const group of groupsOf(quirks.map(({ id }) => id))) {
        for (const id of await explaining(group, difference)) found.add(id)
      }
      return quirks.flatMap(({ id }) => (found.has(id) ? [id] : []))
    },
  }
}

/** So many quirks are tried at once: hardly any of them changes the answer to one query. */
const GROUP = 24

/** Neighbours change the same units, and cannot stand beside each other: they are in different groups. */
function groupsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / GROUP)
  return Array.from({ length: count }, (_, group) => ids.filter((_id, index) => index % count === group))
}

/** An oracle that is switched from quirks to quirks. */
function openAnswers({ open, beside = [], siteAt }: PlatformDiagnosisOptions) {
  let patient: Promise<Patient> | null = null
  return {
    /** Null where they cannot stand beside each other, or the caller cannot be had. */
    withAll: async (ids: readonly string[], query: Query): Promise<Answer | null> => {
      patient ??= open([])
      const { connection } = await patient
      return (await switchTo([...beside, ...ids], connection)) ? askAnew(siteAt(connection), query) : null
    },
    close: async () => (await patient)?.close(),
  }
}

async function switchTo(quirks: readonly string[], { client }: Connection): Promise<boolean> {
  const outcome = await client.send({
    method: 'PUT',
    path: '/__assayer/quirks',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quirks }),
  })
  return outcome.kind === 'answer' && outcome.status === 200
}

/** To switch a quirk on ends all sessions. Null where the caller cannot be had any more. */
async function askAnew(site: SiteAt, query: Query): Promise<Answer | null> {
  site.connection.callers.forgetSessions()
  const outcome = await askSite(query, site, {}).catch(nobody)
  return outcome?.kind === 'answer' ? outcome : null
}

function nobody(error: unknown): Outcome | null {
  if (error instanceof CannotJudge) return null
  throw error
}
