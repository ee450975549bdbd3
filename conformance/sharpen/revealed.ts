import { askReference } from '../executed/ask-reference.ts'
import { embeddedTarget } from '../executed/embedded-target.ts'
import { liftSuite } from '../lift/lift-suite.ts'
import { fireAt } from '../run/run-at-reference.ts'
import { isFailure } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { clausesTouchedBy, keepWorlds, type OracleWorld, type QuirkFacts } from '../targets/oracle.ts'

export interface RevealOptions {
  readonly suite: Suite
  /** The world by its path. */
  readonly directory: string
  readonly world: OracleWorld
  readonly keys: ReadonlyMap<string, string>
  readonly quirks: readonly QuirkFacts[]
  readonly signal: AbortSignal
  /** Is told what is next. */
  readonly onNext: (says: string) => void
}

/** Which wrong servers the entries of a world can tell from a right one. */
export interface Revealed {
  /** By quirk: the first scenario that fails at it. */
  readonly by: ReadonlyMap<string, string>
  /** Clauses that cannot be asked there, and what is lacking. */
  readonly lacking: ReadonlyMap<string, string>
  /** Types of the attributes of its own types and components. */
  readonly types: ReadonlySet<string>
}

/** More scenarios than that are not asked of one quirk: those before them rest on the same clauses. */
const MOST_ASKED = 150

/** Lifts the clauses onto a world, and asks the reference with each quirk whether anything fails. */
export async function revealedBy(options: RevealOptions): Promise<Revealed> {
  const { suite, directory, world, quirks, signal, onNext } = options
  const kept = keepWorlds()
  const place = worldDirectory(suite.directory, directory)
  const worlds = async (path: string) => (path === place ? world : kept(path))
  const { suite: lifted, lacking } = await liftSuite({ ...options, world: directory, worlds })
  const scenarios = lifted.clauses.flatMap(clause => clause.scenarios).filter(({ id }) => !lacking.has(id))
  const usual = await askReference({
    ...{ suite: lifted, scenarios, worlds, signal },
    ...{ quirks: [], explained: 'fired' },
  })
  const by = new Map<string, string>()
  for (const quirk of quirks) {
    if (signal.aborted) break
    onNext(quirk.id)
    const touched = await clausesTouchedBy(quirk.id)
    const concerned = scenarios.filter(({ id }) =>
      [...(usual.get(id)?.clauses ?? [])].some(clause => touched.has(clause)),
    )
    const first = await firstFailing(ownFirst(concerned, quirk), quirk.id, {
      suite: lifted,
      worlds,
      signal,
      specs: suite.directory,
    })
    if (first) by.set(quirk.id, first)
  }
  return { by, lacking: byClause(lifted, lacking), types: attributeTypes(world) }
}

function attributeTypes({ models }: OracleWorld): ReadonlySet<string> {
  const schemas = [...models.types.values(), ...models.components.values()].filter(
    ({ uid }) => !uid.startsWith('plugin::'),
  )
  const attributes = schemas.flatMap(schema => [...schema.attributes.values()])
  return new Set(attributes.flatMap(it => (it.kind === 'scalar' ? [it.type] : [])))
}

/** Those of the clause that the quirk breaks, then some of all others. */
function ownFirst(scenarios: readonly Scenario[], { clause }: QuirkFacts): readonly Scenario[] {
  const own = scenarios.filter(it => it.clause === clause)
  const others = scenarios.filter(it => it.clause !== clause)
  const step = Math.max(1, Math.ceil(others.length / MOST_ASKED))
  return [...own, ...others.filter((_, index) => index % step === 0)]
}

interface Bench {
  readonly suite: Suite
  readonly worlds: (path: string) => Promise<OracleWorld>
  readonly signal: AbortSignal
  readonly specs: string
}

async function firstFailing(
  scenarios: readonly Scenario[],
  quirk: string,
  bench: Bench,
): Promise<string | null> {
  const { suite, worlds, signal, specs } = bench
  if (scenarios.length === 0) return null
  const found = new AbortController()
  let first: string | null = null
  const target = embeddedTarget({ specs, quirks: [quirk], worlds })
  const isOver = AbortSignal.any([signal, found.signal])
  const onResult = ({
    verdict,
    scenario,
  }: {
    verdict: Parameters<typeof isFailure>[0]
    scenario: Scenario
  }) => {
    if (!isFailure(verdict)) return
    first ??= scenario.id
    found.abort()
  }
  await fireAt(target, { suite, scenarios, signal: isOver, onResult }, 1)
  return first
}

function byClause(lifted: Suite, lacking: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    lifted.clauses.flatMap(({ id, scenarios }) => {
      const why = scenarios.map(scenario => lacking.get(scenario.id)).find(text => text !== undefined)
      return why === undefined ? [] : [[id, why]]
    }),
  )
}
