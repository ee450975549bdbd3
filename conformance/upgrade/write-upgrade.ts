import type { JudgedUpgrade, JudgedUse } from './judge-usage.ts'
import type { Shown } from './show-uses.ts'

/** More scenarios of one clause are only counted; --json has all. */
const MOST_ANSWERS = 3
const MOST_UNKNOWN = 5

const EFFECTS = { breaks: 'breaks', deprecated: 'deprecated', answer: 'answered otherwise', addition: 'more' }

const SHOWN: Readonly<Record<Shown, string>> = {
  same: 'the example gets the same answer',
  order: 'the example gets the same in another order',
  rows: 'the example gets other entries',
  form: 'the example gets something that is written otherwise',
  refused: 'the example is refused',
  refusal: 'the example is refused otherwise, or no longer',
  'not-shown': 'the example is not sent: it writes, or asks as somebody',
}

/** What an upgrade does to a client, for people. `saysOf` gives the sentence of a clause. */
export function upgradeText(
  { from, to, uses, foreign }: JudgedUpgrade,
  saysOf: (clause: string) => string,
): string {
  const told = uses.filter(use => use.outcome !== 'same' || (use.change?.findings.length ?? 0) > 0)
  const count = (outcome: JudgedUse['outcome']) => uses.filter(it => it.outcome === outcome).length
  return [
    `From ${from} to ${to}`,
    '',
    ...told.flatMap(use => [...useLines(use, saysOf), '']),
    `${uses.length} ${uses.length === 1 ? 'shape' : 'shapes'} of requests: ${count('otherwise')} may be answered otherwise, ` +
      `${count('unknown')} unknown, ${count('same')} the same`,
    ...(foreign === 0
      ? []
      : [`${foreign} ${foreign === 1 ? 'is' : 'are'} left out: neither program has that service.`]),
    '',
  ].join('\n')
}

function useLines(judged: JudgedUse, saysOf: (clause: string) => string): readonly string[] {
  const { use, clauses, unknown, change, shown } = judged
  return [
    `${use.request}${use.count > 1 ? `  (${use.count} times)` : ''}`,
    ...(shown === null ? [] : [`  in this world: ${SHOWN[shown]}`]),
    ...changeLines(change),
    ...clauses.flatMap(({ clause, answers }) => [
      `  ${clause}: ${saysOf(clause)}`,
      ...answers
        .slice(0, MOST_ANSWERS)
        .map(({ says, from, to }) => `    - ${says}: ${answerText(from)} → ${answerText(to)}`),
      ...(answers.length > MOST_ANSWERS ? [`    - … and ${answers.length - MOST_ANSWERS} more`] : []),
    ]),
    ...(unknown.length === 0 ? [] : [`  unknown, because no report of both tells: ${unknownText(unknown)}`]),
  ]
}

function changeLines(change: JudgedUse['change']): readonly string[] {
  if (change === null) return []
  const { findings, instead, advice } = change
  return [
    ...findings.map(({ effect, clause, says }) => `  ${EFFECTS[effect]}: ${says} (${clause})`),
    ...(instead ? [`  send instead: ${instead.method} ${instead.target}`] : []),
    ...(instead?.body === undefined ? [] : [`    with the body ${JSON.stringify(instead.body)}`]),
    ...advice.map(sentence => `  ${sentence}`),
  ]
}

function answerText(how: string | null): string {
  return how ?? 'as the reference answers'
}

function unknownText(clauses: readonly string[]): string {
  const rest = clauses.length - MOST_UNKNOWN
  return clauses.slice(0, MOST_UNKNOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** The same for other tools. */
export function upgradeJson({ from, to, uses, foreign }: JudgedUpgrade): string {
  const requests = uses.map(({ use: { request, count, example }, ...judged }) => ({
    ...{ request, count, example },
    ...judged,
  }))
  return `${JSON.stringify({ from, to, foreign, requests }, null, 1)}\n`
}
