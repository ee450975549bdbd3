import { createHash } from 'node:crypto'
import type { Suite } from '../suite/load-suite.ts'
import type { QuirkFacts } from '../targets/oracle.ts'

/** Which scenarios of the suite differ at which quirk of the reference: all of them, and not only the first. */
export interface KillMatrix {
  /** Of the suite and the quirks that it was measured with. */
  readonly digest: string
  /** In the suite's order. */
  readonly scenarios: readonly string[]
  /** By quirk; in the suite's order. */
  readonly killers: ReadonlyMap<string, readonly string[]>
}

/** Tells suites and quirks apart of which a matrix would be another. Sentences do not count. */
export function digestOf({ clauses }: Suite, quirks: readonly QuirkFacts[]): string {
  const asked = clauses.map(({ id, status, scenarios }) => [id, status, scenarios.map(withoutWords)])
  const text = JSON.stringify([asked, quirks.map(({ id }) => id)])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function withoutWords({ says: _, ...scenario }: Suite['clauses'][number]['scenarios'][number]) {
  return scenario
}

const HEAD = 'assayer-kill-matrix 1'

/**
 * As lines: the scenarios of each clause, then the scenarios of each quirk as steps through that list, `12+3 1` for
 * three that come after twelve others, and one more after another one.
 */
export function formatKillMatrix({ digest, scenarios, killers }: KillMatrix): string {
  const positions = new Map(scenarios.map((id, position) => [id, position]))
  const rows = [...killers].map(([quirk, ids]) => {
    const found = ids.map(id => positions.get(id) ?? missing(id)).toSorted((a, b) => a - b)
    return [quirk, ...stepsOf(found)].join(' ')
  })
  return [`${HEAD} ${digest}`, ...scenarioLines(scenarios), '', ...rows, ''].join('\n')
}

function missing(id: string): never {
  throw new Error(`invariant: ${id} is a scenario of the matrix`)
}

/** Ids begin with those of their clauses mostly: these are written once. */
function scenarioLines(ids: readonly string[]): readonly string[] {
  const lines: [prefix: string, ...rest: string[]][] = []
  for (const id of ids) {
    const cut = id.lastIndexOf('.')
    const [prefix, last] = [id.slice(0, cut), id.slice(cut + 1)]
    const line = lines.at(-1)
    if (line?.[0] === prefix) line.push(last)
    else lines.push([prefix, last])
  }
  return lines.map(line => line.join(' '))
}

function stepsOf(positions: readonly number[]): readonly string[] {
  const runs: { start: number; length: number }[] = []
  for (const position of positions) {
    const run = runs.at(-1)
    if (run && run.start + run.length === position) run.length++
    else runs.push({ start: position, length: 1 })
  }
  let next = 0
  return runs.map(({ start, length }) => {
    const step = `${start - next}${length > 1 ? `+${length}` : ''}`
    next = start + length
    return step
  })
}

/** Null for a text that is none of ours. */
export function parseKillMatrix(text: string): KillMatrix | null {
  const [head = '', ...lines] = text.split('\n')
  const gap = lines.indexOf('')
  if (!head.startsWith(`${HEAD} `) || gap < 0) return null
  const scenarios = lines.slice(0, gap).flatMap(line => {
    const [prefix, ...lasts] = line.split(' ')
    return lasts.map(last => `${prefix}.${last}`)
  })
  const rows = lines.slice(gap + 1).filter(line => line !== '')
  const killers = rows.map(row => {
    const [quirk = '', ...steps] = row.split(' ')
    return [quirk, idsAt(steps, scenarios)] as const
  })
  return { digest: head.slice(HEAD.length + 1), scenarios, killers: new Map(killers) }
}

function idsAt(steps: readonly string[], scenarios: readonly string[]): readonly string[] {
  let next = 0
  return steps.flatMap(step => {
    const [gap, length = 1] = step.split('+').map(Number)
    const start = next + (gap ?? 0)
    next = start + length
    return scenarios.slice(start, next)
  })
}
