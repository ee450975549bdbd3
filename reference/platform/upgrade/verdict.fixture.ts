import type { Major } from '../version.ts'
import { type Judged, judgeUpgrade } from './upgrade.ts'

/** What a table asks: versions, a request without the root of the APIs, and its body. */
export interface Question {
  /** `4→5`. */
  readonly way: string
  /** `GET v4/content/posts/`; a path of the site itself begins with a slash. */
  readonly line: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const MAJORS: readonly (Major | 0)[] = [0, 1, 2, 3, 4, 5]

export function judgedOf({ way, line, body, headers = {} }: Question): Judged {
  const [from, to] = way.split('→').map(text => MAJORS.find(it => String(it) === text))
  if (from === undefined || !to) throw new Error(`invariant: ${way} is no way`)
  const [method = '', path = ''] = line.split(' ')
  const raw = {
    method,
    target: path.startsWith('/') ? path : `/platform/api/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
  }
  const [judged] = judgeUpgrade([raw], { from, to })
  if (!judged) throw new Error('invariant: a request was not judged')
  return judged
}

/**
 * The verdict in short: `breaks 5-0.page-filter, answer 5-0.tier-shape`; `unserved`, or nothing. What is more than
 * before is left out, and that URLs with a prefix are deprecated since 5.0, which has a table of its own.
 */
export function verdictOf(question: Question): string {
  const { isServed, findings } = judgedOf(question)
  if (!isServed) return 'unserved'
  const told = findings.filter(
    ({ effect, clause }) => effect !== 'addition' && !clause.endsWith('5-0.single-url'),
  )
  return told.map(({ clause, effect }) => `${effect} ${clause.replace('platform.changes.', '')}`).join(', ')
}
