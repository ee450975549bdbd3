import { differencesBetween } from '../../why/differences.ts'
import type { WhyStep, WhyVersions } from '../../why/why.ts'
import type { Site } from '../contracts.ts'
import { jsonOf } from '../http/answer.ts'
import { shortVersion } from '../version.ts'
import type { Heard } from './heard.ts'

/** Which version was asked for, which one answered, and what the changes between them did, step by step. */
export function versionsOf(heard: readonly Heard[], clauses: readonly string[], site: Site): WhyVersions {
  const opened = heard.find(it => it.kind === 'opened')?.opened
  const selected = heard.find(it => it.kind === 'selected')?.major
  const own = shortVersion(site.version)
  const asked = opened?.acceptVersion ?? null
  const major = Math.min(selected ?? site.major, site.major)
  return {
    asked,
    site: own,
    served: major === site.major ? own : `${major}.0`,
    says: [
      wordsOf(asked, selected, own),
      ...(opened && opened.shape < major ? [`its URL asks for the shapes of ${opened.shape}.0`] : []),
    ].join('; '),
    steps: stepsOf(heard, clauses),
  }
}

function wordsOf(asked: string | null, selected: number | null | undefined, own: string): string {
  if (asked === null) return `no version is asked for: the site's own answers, ${own}`
  if (selected)
    return `${asked} is asked for, and ${selected}.0 is still served: ${own} answers as ${selected}.0 did`
  return `${asked} is asked for: ${own} answers as itself`
}

/** The changes that made something else of the request, then those that did so with the answer, then older rules. */
function stepsOf(heard: readonly Heard[], clauses: readonly string[]): readonly WhyStep[] {
  const steps = heard.flatMap((it): readonly WhyStep[] => {
    if (it.kind === 'up') return stepOf('request', it.change, [told(it.before), told(it.after)])
    if (it.kind === 'down') return stepOf('answer', it.change, [answerTold(it.before), answerTold(it.after)])
    return []
  })
  const known = new Set(steps.map(({ clause }) => clause))
  const older = clauses.flatMap((clause): readonly WhyStep[] => {
    const since = /^platform\.changes\.(\d)-(\d)\./.exec(clause)
    if (!since || known.has(clause)) return []
    return [{ clause, since: `${since[1]}.${since[2]}`, of: 'rules', differences: [] }]
  })
  return [...steps, ...older]
}

function stepOf(
  of: 'request' | 'answer',
  { clause, since }: { readonly clause: string; readonly since: number },
  [before, after]: readonly [unknown, unknown],
): readonly WhyStep[] {
  const differences = differencesBetween(before, after)
  return differences.length === 0 ? [] : [{ clause, since: `${since}.0`, of, differences }]
}

function told({ method, path, query, body }: Extract<Heard, { kind: 'up' }>['before']) {
  return { method, path, query, body: body.json }
}

function answerTold(answer: Extract<Heard, { kind: 'down' }>['before']) {
  const { status, headers } = answer
  return { status, headers, body: jsonOf(answer) }
}
