import type { Rank } from './rank.ts'
import type { Usage, UsageFinding, UsagePlace } from './usage.ts'

const HEADINGS: Readonly<Record<Rank, string>> = {
  mend: 'To mend',
  observed: 'Not documented: it works because real programs happen to do so',
  form: 'Left open in the answers: it matters only to code that looks at it',
}

/** More places of one finding are only counted; usage.yaml has all. */
const MOST_PLACES = 5

/** What was observed, for people. */
export function usageTold(usage: Usage): string {
  const { requests, unjudged, uses, findings, clauses } = usage
  const ranks = Object.keys(HEADINGS).flatMap(rank => findings.filter(it => it.rank === rank).slice(0, 1))
  const lines = ranks.flatMap(({ rank }) => [
    '',
    HEADINGS[rank],
    ...findings.filter(it => it.rank === rank).flatMap(findingLines),
  ])
  const left = unjudged === 0 ? '' : `; ${unjudged} could not be asked again`
  const clean = findings.length === 0 && requests > 0 ? ['', 'They lean on nothing that is left open.'] : []
  const count = Object.keys(clauses).length
  const head = `${counted(requests, 'request')} of ${counted(uses.length, 'shape')} use ${counted(count, 'clause')}${left}`
  return `${[head, ...clean, ...lines].join('\n')}\n`
}

function findingLines({ rank, says, advice, requests, places }: UsageFinding): readonly string[] {
  const shown = rank === 'form' ? [] : places.slice(0, MOST_PLACES)
  const rest = places.length - shown.length
  return [
    `  ${counted(requests, 'request')} ${says}`,
    ...(advice === undefined ? [] : [`    ${advice}`]),
    ...shown.map(place => `    - ${placeText(place)}`),
    ...(rest > 0 && shown.length > 0 ? [`    - … and ${counted(rest, 'more shape')}`] : []),
  ]
}

function placeText({ request, count, detail }: UsagePlace): string {
  const times = count > 1 ? ` (${count} times)` : ''
  return `${request}${times}${detail === undefined ? '' : `: ${detail}`}`
}

function counted(count: number, of: string): string {
  return `${count} ${of}${count === 1 ? '' : 's'}`
}
