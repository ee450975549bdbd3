import { stringify } from 'yaml'
import { sourceText, statusText } from '../report/describe.ts'
import { inline } from '../report/markdown-text.ts'
import type { AnswerReport, DifferenceReport } from '../report/report.ts'
import { shortPair } from '../report/short-json.ts'
import { againText } from '../run/again.ts'
import { rangeText } from '../suite/versions.ts'
import type { Dossier, Told, ToldStep } from './dossier.ts'
import { GROUNDS } from './grounds.ts'

/** A dossier as an issue: Markdown, with what a tool reads at its head. Equal dossiers are equal texts. */
export function dossierText(dossier: Dossier): string {
  const parts = [
    `# ${titleOf(dossier)}`,
    ...groundLines(dossier),
    ...sentenceLines(dossier),
    ...requestLines(dossier),
    ...answerLines(dossier),
    ...programLines(dossier),
    '## What happens now',
    'How disputes are decided, by whom, and what becomes of published verdicts: `docs/disputes.md`.',
  ]
  return `---\n${stringify(headOf(dossier))}---\n\n${parts.join('\n\n')}\n`
}

function titleOf({ scenario }: Dossier): string {
  return `Dispute: ${scenario.id}`
}

/** What a tool needs to find the dispute again. */
function headOf(dossier: Dossier) {
  const { clause, scenario, ground, kit, target } = dossier
  return {
    title: titleOf(dossier),
    labels: ['dispute'],
    scenario: scenario.id,
    clause: clause.id,
    status: statusText(clause.status, scenario.strength),
    ground: ground?.name ?? null,
    target: target?.target ?? null,
    ...(target?.platform && { platform: target.platform }),
    verdict: target?.scenario.verdict ?? null,
    assayer: kit,
  }
}

function groundLines({ ground }: Dossier): readonly string[] {
  if (ground === null) {
    const choices = GROUNDS.map(({ name, says, show }) => `- [ ] \`${name}\`: ${says} To show: ${show}`)
    return ['## Ground', 'None is chosen yet. Tick one, and show what it asks for:', choices.join('\n')]
  }
  const { name, says, show, accepted } = ground
  return [
    '## Ground',
    `\`${name}\`: ${says}`,
    `**To show:** ${show}`,
    '<!-- Show it here. -->',
    `**If it is accepted:** ${accepted}`,
  ]
}

function sentenceLines({ clause, scenario, statements, premises, freedoms }: Dossier): readonly string[] {
  const observed = clause.sources.flatMap(it =>
    typeof it === 'string' ? [] : [`- ${inline(sourceText(it))}`],
  )
  const read = statements.map(
    ({ id, gist, reading }) =>
      `- \`${id}\`: ${inline(gist)}${reading ? ` (read as ${reading.strength}: ${inline(reading.because)})` : ''}`,
  )
  return [
    '## The sentence',
    `> ${inline(clause.says)}`,
    `\`${clause.id}\` (${statusText(clause.status, scenario.strength)}), in \`specs/${clause.file}\`. The scenario: ${inline(scenario.says)}.`,
    ...list('It is read from', [...read, ...observed]),
    ...(clause.disagrees ? [`Known to do otherwise: ${inline(clause.disagrees)}`] : []),
    ...list(
      'The scenario rests on what the documentation does not say',
      premises.map(({ id, says, status }) => `- \`${id}\` (${status}): ${inline(says)}`),
    ),
    ...list(
      'Near these statements, servers are already known to be free; the suite is asked of each such server',
      freedoms.map(({ id, says }) => `- \`${id}\`: ${inline(says)}`),
    ),
  ]
}

function list(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, lines.join('\n')]
}

function requestLines({ scenario, target, reference }: Dossier): readonly string[] {
  const steps = target?.steps ?? reference
  const { world, versions } = scenario
  const fits = versions ? `, of platforms ${rangeText(versions)}` : ''
  return [
    '## The request',
    `It starts from the world \`${world}\`${fits}.`,
    ...steps.flatMap((step, index) =>
      sentLines(step, numberOf(index, steps), reference[index]?.sent ?? null),
    ),
    '### Expected',
    ...scenario.steps.flatMap(({ accepted }, index) =>
      accepted.flatMap(({ who, expect }) => [
        ...(who || scenario.steps.length > 1
          ? [`${numberOf(index, scenario.steps)}${inline(who ?? '')}`]
          : []),
        fenced('yaml', stringify(expect).trimEnd()),
      ]),
    ),
  ]
}

function numberOf(index: number, { length }: readonly unknown[]): string {
  return length > 1 ? `Step ${index + 1}. ` : ''
}

function sentLines(
  { line, curl, sent }: ToldStep,
  number: string,
  byReference: string | null,
): readonly string[] {
  const shown = sent ?? byReference
  return [
    `${number}\`${line}\``,
    ...(curl === null ? [] : [fenced('sh', curl)]),
    ...(shown === null
      ? []
      : [
          sent === null
            ? 'As it is sent (here to the reference, whose ids may be others):'
            : 'As it was sent:',
          fenced('http', shown),
        ]),
  ]
}

/** An issue holds 65,536 characters. */
const ROOM_FOR_ANSWERS = 36_000
const LONGEST_ANSWER = 6_000

function answerLines({ target, reference }: Dossier): readonly string[] {
  const count = reference.length + (target?.steps.length ?? 0)
  const room = Math.min(LONGEST_ANSWER, Math.floor(ROOM_FOR_ANSWERS / count))
  return [
    ...(target === null
      ? [
          '## The answer of the target',
          'No target was asked. `--url`, `--target` or `--results` adds its answer.',
        ]
      : targetLines(target, room)),
    '## The answer of the reference',
    ...reference.flatMap((step, index) => toldLines(step, numberOf(index, reference), room)),
  ]
}

function targetLines({ target, platform, results, scenario, steps }: Told, room: number): readonly string[] {
  const { verdict, reason, again } = scenario
  return [
    `## The answer of the target: ${inline(target)}`,
    `${platform ? `Its platform runs as ${inline(platform)}. ` : ''}Verdict: \`${verdict}\`${reason ? ` (${inline(reason)})` : ''}${results === null ? '' : `, by \`${results}\``}.`,
    ...(again ? [`Asked again, alone: ${inline(againText(again))}.`] : []),
    ...steps.flatMap((step, index) => toldLines(step, numberOf(index, steps), room)),
  ]
}

function toldLines(
  { status, differences, answer }: ToldStep,
  number: string,
  room: number,
): readonly string[] {
  const what =
    status === null ? 'no answer' : `status ${status}${answer?.contentType ? `, ${answer.contentType}` : ''}`
  return [
    `${number}${inline(what)}`,
    ...(differences.length > 0
      ? [fenced('text', differences.slice(0, MOST).flatMap(differenceLines).join('\n'))]
      : []),
    ...(answer === null ? [] : [fenced(answer.isJson ? 'json' : 'text', bodyText(answer, room))]),
  ]
}

/** More differences are another answer. */
const MOST = 8

function differenceLines({ path, expected, actual }: DifferenceReport): readonly string[] {
  const [wanted, found] = shortPair(expected, actual)
  return [path, `  expected ${wanted}`, `  actual   ${found}`]
}

function bodyText({ body, isJson }: AnswerReport, room: number): string {
  const text = isJson ? JSON.stringify(body, null, 2) : String(body)
  const rest = text.length - room
  return rest > 0 ? `${text.slice(0, room)}\n… (${rest} more characters)` : text
}

function programLines({ programs }: Dossier): readonly string[] {
  if (programs.length === 0) return []
  return [
    '## What real programs answer',
    'By their published reports, `reports/verdicts.json`:',
    programs.map(({ program, says }) => `- ${inline(program)}: ${inline(says)}`).join('\n'),
  ]
}

/** No text of a target ends the block that it stands in. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
