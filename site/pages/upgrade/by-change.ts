/** What `assayer changes --json` says, as far as the page shows it. */
export interface ToldChanges {
  readonly from: string
  readonly to: string
  readonly changes: readonly ToldChange[]
  readonly requests: readonly ToldRequest[]
}

export interface ToldChange {
  readonly id: string
  /** `5.0`. */
  readonly version: string
  readonly says: string
}

export interface ToldRequest {
  readonly method: string
  readonly target: string
  readonly count: number
  readonly isServed: boolean
  readonly findings: readonly { readonly clause: string; readonly effect: Effect; readonly says: string }[]
  readonly instead: { readonly method: string; readonly target: string; readonly body?: unknown } | null
  readonly advice: readonly string[]
}

/** The worst first. */
export const EFFECTS = ['breaks', 'deprecated', 'answer', 'addition'] as const
export type Effect = (typeof EFFECTS)[number]

/** A change, and the requests that it does something to. */
export interface ChangeFindings extends ToldChange {
  readonly effect: Effect
  /** What it does to them, in a sentence. */
  readonly does: string
  readonly requests: readonly ToldRequest[]
  /** How often they were sent. */
  readonly count: number
}

/** By change: what breaks most requests comes first. */
export function byChange({ changes, requests }: ToldChanges): readonly ChangeFindings[] {
  const found = changes.flatMap(change =>
    EFFECTS.flatMap(effect => {
      const hit = requests.flatMap(request => {
        const finding = request.findings.find(it => it.clause === change.id && it.effect === effect)
        return finding ? [{ request, finding }] : []
      })
      const [first] = hit
      if (!first) return []
      const its = hit.map(({ request }) => request)
      return [{ ...change, effect, does: first.finding.says, requests: its, count: countOf(its) }]
    }),
  )
  return found.toSorted((a, b) => EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) || b.count - a.count)
}

/** How many requests there are, and what becomes of them; each counts once, by the worst. */
export interface Summary {
  readonly all: number
  readonly breaking: number
  readonly touched: number
  readonly unserved: number
}

export function summaryOf({ requests }: ToldChanges): Summary {
  const hasEffect = (request: ToldRequest, effects: readonly Effect[]) =>
    request.findings.some(({ effect }) => effects.includes(effect))
  const breaking = requests.filter(request => hasEffect(request, ['breaks']))
  const touched = requests.filter(
    request => !breaking.includes(request) && hasEffect(request, ['deprecated', 'answer', 'addition']),
  )
  return {
    all: countOf(requests),
    breaking: countOf(breaking),
    touched: countOf(touched),
    unserved: countOf(requests.filter(({ isServed }) => !isServed)),
  }
}

function countOf(requests: readonly ToldRequest[]): number {
  return requests.reduce((sum, { count }) => sum + count, 0)
}
