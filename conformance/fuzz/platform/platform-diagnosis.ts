import type { Answer, Outcome } from '../../client/outcome.ts'
import { openWard, type Patient } from '../../diagnosis/ward.ts'
import type { QuirkFacts } from '../../targets/oracle.ts'
import { CannotJudge } from '../../targets/target.ts'
import { type IsSame, isContrary } from '../agreed.ts'
import { amongMany, openCandidates, openSwitched } from '../in-groups.ts'
import type { Query } from '../query.ts'
import type { QueryDiagnosis } from '../query-diagnosis.ts'
import { differAtSites, isAnswerOf, rulesFor, type SiteRules } from './compare-sites.ts'
import { askSite } from './platform-twin.ts'
import type { SiteAt } from './site.ts'

export interface PlatformDiagnosisOptions {
  readonly quirks: readonly QuirkFacts[]
  /** Opens an oracle of its own, with quirks and a control plane. */
  readonly open: (quirks: readonly string[]) => Promise<Patient>
  /** Opens one that may be no server at all with several quirks at once. */
  readonly openTrial: () => Promise<Patient>
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
  const switched = openSwitched(options.openTrial, beside)
  let usual: Promise<Patient> | null = null
  const candidates = openCandidates(quirks)
  const ours = (query: Query) => ({ ...rulesFor(query, rules), ofTarget: rules.ofOracle })
  const isSame: IsSame = (query, one, other) =>
    differAtSites(one, other, { ...ours(query), orderedBy: [] }).difference === null
  const among: QueryDiagnosis['among'] = async (ids, difference) => {
    if (difference.actual.kind === 'no-answer') return []
    const found: string[] = []
    for (const { id } of quirks.filter(it => ids.includes(it.id))) {
      const connection = await kept.kept(id)
      const answer = connection && (await askAnew(siteAt(connection), difference.query))
      if (answer && isAnswerOf(difference, answer, rules)) found.push(id)
    }
    return found
  }
  return {
    close: async () => {
      await Promise.all([kept.close(), switched.close(), usual?.then(it => it.close())])
    },
    among,
    sparing: async (ids, queries) => {
      const found: string[] = []
      usual ??= open([])
      const right = siteAt((await usual).connection)
      for (const id of ids) {
        const connection = await kept.kept(id)
        if (!connection) continue
        const wrong = siteAt(connection)
        // Sequences were tried at them: what is read is the site as it was.
        await Promise.all([right, wrong].map(it => it.connection.reset()))
        const both = {
          usual: (query: Query) => askAnew(right, query),
          wrong: (query: Query) => askAnew(wrong, query),
          isSame,
          stages: { usual: right.stage, wrong: wrong.stage },
        }
        if (!(await isContrary(queries, both))) found.push(id)
      }
      return found
    },
    explain: async ({ difference, first }) => {
      if (difference.actual.kind === 'no-answer') return []
      const { expected, query } = difference
      const found = await amongMany(await candidates(), {
        ask: async ids => {
          const connection = await switched.withAll(ids)
          return connection && askAnew(siteAt(connection), query)
        },
        isUnchanged: answer => differAtSites(expected, answer, ours(query)).difference === null,
        isAlike: answer => isAnswerOf(difference, answer, rules),
      })
      return first === difference ? found : among(found, first)
    },
  }
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
