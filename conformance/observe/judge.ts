import { misnamedFinder } from '../hints/find-misnamed.ts'
import type { Clause } from '../suite/clause.ts'
import { listFreedoms } from '../targets/oracle.ts'
import { type Asks, askAgain, type ServedSetting } from './ask-again.ts'
import { usedClauses } from './clauses.ts'
import { findCoerced } from './coerced.ts'
import { findDeprecated } from './deprecated.ts'
import { effectOf, isSame } from './effect.ts'
import { asksOf, type Evidence, type Known, versionOf } from './evidence.ts'
import { Findings } from './findings.ts'
import { findMisnamed } from './misnamed.ts'
import type { Observation } from './observation.ts'
import { opennessOf, withoutLesser } from './openness.ts'
import type { Openness } from './rank.ts'
import type { Exchanged, Recording, Session } from './recording.ts'
import { sessionsToAsk } from './sessions.ts'
import { type Use, usesIn } from './uses.ts'

export interface JudgeOptions {
  readonly setting: ServedSetting
  readonly clauses: readonly Clause[]
  readonly onProgress: (says: string) => void
}

/**
 * What a client's requests lean on. Told by executing: each is asked again of references that are otherwise in one thing
 * of those that the documentation leaves open, and whatever changes in its answer was open.
 */
export async function judgeRecording(recording: Recording, options: JudgeOptions): Promise<Observation> {
  const { setting, clauses, onProgress } = options
  const sessions = sessionsToAsk(recording.sessions)
  const uses = usesIn(sessions)
  const { known, written } = await askPlainly(sessions, uses, setting)
  const findings = new Findings()
  const evidence: Evidence = { sessions, known, written, setting, findings, onProgress }
  await findMisnamed(evidence, await misnamedFinder())
  await findDeprecated(evidence)
  findCoerced(evidence)
  await findOpen(evidence)
  const used = await usedClauses(evidence)
  const asked = new Set(known.map(({ example }) => example))
  const judged = known.reduce((sum, { example }) => sum + example.count, 0)
  const requests = uses.reduce((sum, { count }) => sum + count, 0) + recording.unkept
  const names = new Set([...used.values()].flatMap(it => [...it]))
  return {
    world: sessions[0]?.world.name ?? '',
    platformVersion: versionOf(sessions, setting),
    requests,
    unjudged: requests - judged,
    uses: uses.map(use => ({
      use: { ...use, examples: use.examples.filter(it => asked.has(it)) },
      clauses: [...(used.get(use) ?? [])].sort(),
    })),
    findings: findings.all(),
    statuses: new Map(clauses.flatMap(({ id, status }) => (names.has(id) ? [[id, status] as const] : []))),
  }
}

/** What is answered otherwise than when the client asked rests on something that was not kept: it is left out. */
async function askPlainly(
  sessions: readonly Session[],
  uses: readonly Use[],
  setting: ServedSetting,
): Promise<Pick<Evidence, 'known' | 'written'>> {
  const asks: Asks = new Map(
    uses.flatMap(({ examples }) => examples.map(({ exchange }) => [exchange, [exchange.request]] as const)),
  )
  const answers = await askAgain(sessions, asks, setting, {})
  const explained = await askAgain(sessions, asks, setting, { isExplained: true })
  const isSteady = (exchange: Exchanged) => {
    const [one, other] = [answers.get(exchange)?.[0], explained.get(exchange)?.[0]]
    return one !== undefined && other !== undefined && isSame(one, other)
  }
  const known = uses.flatMap(use =>
    use.examples.flatMap(example => {
      const { exchange } = example
      const plain = answers.get(exchange)?.[0]
      const { clauses = new Set<string>() } = explained.get(exchange)?.[0] ?? {}
      if (plain?.status !== exchange.status) return []
      return [{ use, example, plain: { ...plain, clauses }, isSteady: isSteady(exchange) }]
    }),
  )
  const written = [...answers].flatMap(([exchange, [plain]]) =>
    exchange.changes && plain ? [[exchange, { plain, isSteady: isSteady(exchange) }] as const] : [],
  )
  return { known, written: new Map(written) }
}

async function findOpen({
  sessions,
  known,
  written,
  setting,
  findings,
  onProgress,
}: Evidence): Promise<void> {
  const freedoms = await listFreedoms()
  const open = new Map<Known, Map<string, Openness>>(known.map(it => [it, new Map()]))
  for (const [index, freedom] of freedoms.entries()) {
    const concerned = known.filter(({ use }) => concerns(freedom.id, use))
    if (concerned.length === 0) continue
    onProgress(`freedom ${index + 1} of ${freedoms.length}: ${freedom.id}`)
    const answers = await askAgain(sessions, asksOf(concerned), setting, {
      freedom: freedom.id,
      written,
    })
    for (const it of concerned) {
      const { example, plain, isSteady } = it
      const other = answers.get(example.exchange)?.[0]
      if (!other?.isSameState) continue
      const effect = effectOf(plain, other)
      if (!isSteady && effect?.kind !== 'refused') continue
      const openness = effect && opennessOf(freedom, effect, example.exchange.request)
      if (openness) open.get(it)?.set(openness.id, openness)
    }
  }
  for (const [{ use, example }, found] of open)
    for (const openness of withoutLesser(found)) findings.add(openness, use, example)
}

/** What a freedom of REST alone changes is not asked of GraphQL, which makes a schema for each. */
const OF_REST = /^content\.(queries|values|requests|members|lists|callers|console)\./
const OF_GRAPHQL = /^content\.graphql/

function concerns(freedom: string, { shape }: Use): boolean {
  if (freedom.split('.')[0] !== shape.service) return false
  return !(shape.document === null ? OF_GRAPHQL : OF_REST).test(freedom)
}
