import { inline } from '../report/markdown-text.ts'
import type { JudgedGroup } from './group.ts'
import type { ListedChange, VersionSpan } from './listed-change.ts'
import { EFFECTS } from './verdict-words.ts'
import { summary } from './write-changes.ts'

/** The changes, or the requests that they concern, as Markdown. */
export function changesMarkdown(
  { from, to }: VersionSpan,
  changes: readonly ListedChange[],
  groups: readonly JudgedGroup[] | null,
): string {
  const head = [`# From ${from} to ${to}`, '']
  const lines =
    groups === null ? listLines(changes) : [`${summary(groups, changes)}.`, '', ...groups.flatMap(groupLines)]
  return `${[...head, ...lines].join('\n').trimEnd()}\n`
}

function listLines(changes: readonly ListedChange[]): readonly string[] {
  const rows = changes.map(
    ({ clause, version }) =>
      `| ${version} | ${code(clause.id)} | ${inline(clause.says)} | ${clause.status} |`,
  )
  return ['| version | change | what it says | status |', '|---|---|---|---|', ...rows]
}

function groupLines({ request, count, verdict }: JudgedGroup): readonly string[] {
  const { findings, instead, advice } = verdict
  if (findings.length === 0) return []
  return [
    `## ${code(`${request.method} ${request.target}`)}${count > 1 ? ` (${count} times)` : ''}`,
    '',
    ...findings.map(
      ({ clause, effect, says }) => `- **${EFFECTS[effect].says}**: ${inline(says)} (${code(clause)})`,
    ),
    ...(instead ? [`- send instead: ${code(`${instead.method} ${instead.target}`)}`] : []),
    ...(instead?.body === undefined ? [] : [`- with the body ${code(JSON.stringify(instead.body))}`]),
    ...advice.map(sentence => `- ${inline(sentence)}`),
    '',
  ]
}

/** More backticks around it than stand in it. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = longest > 0 ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}
