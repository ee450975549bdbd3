import type { OracleWhy, OracleWhyEntry, OracleWhyList } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { listHead, listLines } from './list-text.ts'
import { nestedLines } from './nested-text.ts'
import { row, wrapped } from './paragraph.ts'
import { clausesIn, reasonTree } from './reason-text.ts'

export interface TextOptions {
  /** The sentence of each clause. */
  readonly sentences: ReadonlyMap<string, string>
  /** Tell of every entry. */
  readonly all: boolean
  /** The GraphQL document that was asked; null for any other request. */
  readonly document: string | null
  /** Sentences of quirks that have a say in the answer. */
  readonly quirks: readonly string[]
}

const LEFT = 12

/** An answer with its reasons, as a person reads it in a terminal. */
export function whyText(why: OracleWhy, options: TextOptions): string {
  const { lists } = why
  const lines = [
    ...headLines(why, options.document),
    ...lists.flatMap(list => [
      '',
      ...(lists.length > 1 ? [`${list.path}: ${listHead(list)}`] : []),
      ...listLines(list, options.all),
    ]),
    ...nestedLines(why, options.all),
    ...titled('defaults and limits', settingRows(why)),
    ...titled(
      'ignored',
      why.ignored.map(({ part, says, near }) => [
        part,
        near === undefined ? says : `${says}: ${meant(near)}`,
      ]),
    ),
    ...titled('populated', populatedRows(why)),
    ...versionLines(why),
    ...titled('caller', callerRows(why)),
    ...quirkLines(options.quirks),
    ...ruleLines(rulesOf(why), options.sentences),
  ]
  return `${lines.join('\n')}\n`
}

/** What the answer is, first of all. */
function headLines({ request, answer, lists, refusal, ofCopy }: OracleWhy, document: string | null) {
  const [list] = lists
  const several = lists.length > 1 ? `: ${lists.length} lists` : ''
  const of = lists.length === 1 && list ? `: ${listHead(list)}` : several
  const isCopy = ofCopy && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  return [
    ...wrapped(document ?? `${request.method} ${readable(request.target)}`, 80),
    ...wrapped(`${answer.status}${refusal ? `: ${refusal.says}` : of}`, 80),
    ...(refusal?.near === undefined ? [] : [meant(refusal.near)]),
    ...(isCopy ? ['It was asked of a copy of the world: nothing is written.'] : []),
  ]
}

function meant(near: string): string {
  return `did you mean ${near}?`
}

function readable(target: string): string {
  try {
    return decodeURI(target)
  } catch (error) {
    if (error instanceof URIError) return target
    throw error
  }
}

type Row = readonly [title: string, text: string]

function titled(title: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return []
  const width = Math.min(Math.max(LEFT, ...rows.map(([name]) => name.length)), 28)
  return ['', title, ...rows.flatMap(([name, text]) => row(name, text, width))]
}

/** What the parameters came to that the request does not say. */
function settingRows({ lists }: OracleWhy): readonly Row[] {
  return lists.flatMap(({ path, settings, order }): readonly Row[] => {
    const of = lists.length > 1 ? `${path}: ` : ''
    const defaults = settings.filter(({ by }) => by === 'default').map(settingText)
    const all = order.isOpen ? [...defaults, 'no sort, which leaves the order open'] : defaults
    const limits = settings.filter(({ by }) => by === 'limit')
    return [
      ...(all.length > 0 ? [['default', of + all.join(', ')] as const] : []),
      ...limits.map(it => ['limit', `${of}${settingText(it)}, asked for ${String(it.asked)}`] as const),
    ]
  })
}

function settingText({ parameter, value }: OracleWhyList['settings'][number]): string {
  return `${parameter} ${typeof value === 'string' ? value : JSON.stringify(value)}`
}

/** Paths that show all that there is stand together: the others are what somebody looks for. */
function populatedRows({ populated }: OracleWhy): readonly Row[] {
  const whole = populated.filter(({ isShown, shown, linked }) => isShown && shown === linked)
  const some = whole.filter(({ linked }) => linked > 0).map(({ path, linked }) => `${path} (${linked})`)
  const none = whole.filter(({ linked }) => linked === 0).map(({ path }) => path)
  const partly = populated.filter(it => !whole.includes(it))
  return [
    ...(some.length > 0 ? [['all there is', some.join(', ')] as const] : []),
    ...(none.length > 0 ? [['empty', none.join(', ')] as const] : []),
    ...partly.map(({ path, isShown, shown, linked, says }): Row => {
      return [path, isShown ? `${shown} of ${linked}: ${says}` : `hidden: ${says}`]
    }),
  ]
}

function callerRows({ caller, permissions }: OracleWhy): readonly Row[] {
  if (!caller) return []
  const { kind, role, name } = caller
  const who = [...(name ? [name] : []), ...(role && role !== kind ? [role] : [])].join(', ')
  return [
    [kind, who],
    ...permissions.map(({ action, granted }): Row => [granted ? 'may' : 'may not', action]),
  ]
}

function versionLines({ versions }: OracleWhy): readonly string[] {
  if (!versions) return []
  const { asked, site, served, says, steps } = versions
  if (asked === null && served === site && steps.length === 0) return []
  const rows = steps.flatMap(({ since, of, clause, differences }): readonly Row[] => [
    [`${since} ${of}`, [clause, ...changeTexts(differences)].join('\n')],
  ])
  return titled('versions', [['served', `${served}: ${says}`], ...rows])
}

type Differences = NonNullable<OracleWhy['versions']>['steps'][number]['differences']

const MOST_CHANGES = 4

/** What a change did; the same to all rows of a list is told once. */
function changeTexts(differences: Differences): readonly string[] {
  const texts = differences.map(
    ({ path, before, after }) =>
      `${path.replaceAll(/\[\d+\]/g, '[*]')}: ${told(before)} became ${told(after)}`,
  )
  const distinct = [...new Set(texts)]
  const more = distinct.length - MOST_CHANGES
  return more > 0 ? [...distinct.slice(0, MOST_CHANGES), `and ${more} more`] : distinct
}

function told(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function quirkLines(quirks: readonly string[]): readonly string[] {
  return quirks.length === 0 ? [] : ['', 'quirks', ...quirks.flatMap(quirk => bullet(quirk))]
}

function bullet(text: string): readonly string[] {
  return wrapped(text, 76).map((line, index) => (index === 0 ? `  ${line}` : `    ${line}`))
}

/** The clauses behind what is told: not all on which the answer rests, which --json has. */
function rulesOf({
  lists,
  nested,
  ignored,
  populated,
  refusal,
  permissions,
  versions,
}: OracleWhy): readonly string[] {
  const clauses = [
    ...(refusal ? [refusal.clause] : []),
    ...permissions.filter(({ granted }) => !granted).map(({ clause }) => clause),
    ...[...lists, ...nested].flatMap(list =>
      list.entries.flatMap(entry => (entry.standing === 'out' ? clausesOf(entry) : [])),
    ),
    ...lists.flatMap(({ settings }) =>
      settings.filter(({ by }) => by === 'limit').map(({ clause }) => clause),
    ),
    ...ignored.map(({ clause }) => clause),
    ...populated.map(({ clause, isShown, shown, linked }) => (isShown && shown === linked ? null : clause)),
    ...(versions?.steps ?? []).map(({ clause }) => clause),
  ]
  return [...new Set(clauses)].filter(clause => clause !== null)
}

function clausesOf({ reasons }: OracleWhyEntry): readonly string[] {
  return reasons.flatMap(clausesIn)
}

function ruleLines(rules: readonly string[], sentences: ReadonlyMap<string, string>): readonly string[] {
  if (rules.length === 0) return []
  return [
    '',
    'rules',
    ...rules.flatMap(id => [`  ${id}`, ...wrapped(sentences.get(id) ?? '', 74).map(line => `      ${line}`)]),
  ]
}

/** One entry with all its reasons, in each list that could have it. Throws a UsageError where there is none. */
export function entryText(why: OracleWhy, name: string, { sentences, document }: TextOptions): string {
  const isMeant = (entry: OracleWhyEntry) => entry.name === name || String(entry.id) === name
  const found = why.lists.flatMap(({ entries }) => entries.filter(isMeant))
  const within = why.nested.flatMap(({ path, entries }) =>
    entries.filter(isMeant).map(entry => ({ ...entry, path })),
  )
  if (found.length + within.length === 0)
    throw new UsageError(`--entry ${name}: there is no such entry; ${knownNames(why)}.`)
  const lines = [
    ...found.flatMap(entry => entryLines(entry, '')),
    ...within.flatMap(entry => entryLines(entry, ` of ${entry.path}`)),
  ]
  const rules = [...new Set([...found, ...within].flatMap(clausesOf))]
  return `${[...headLines(why, document), '', ...lines.slice(0, -1), ...ruleLines(rules, sentences)].join('\n')}\n`
}

function entryLines(entry: OracleWhyEntry, of: string): readonly string[] {
  return [
    `${entry.name} (${entry.id})${of} ${standingText(entry)}`,
    ...entry.reasons.flatMap(reason => reasonTree(reason, '  ')),
    '',
  ]
}

const MOST_NAMES = 12

function knownNames({ lists, nested }: OracleWhy): string {
  const names = [...new Set([...lists, ...nested].flatMap(({ entries }) => entries.map(entry => entry.name)))]
  if (names.length === 0) return 'the answer has no list'
  const more = names.length - MOST_NAMES
  return `there are ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function standingText({ standing, place }: OracleWhyEntry): string {
  if (standing === 'out') return 'is out'
  return standing === 'shown' ? `is in, at place ${place}` : `is in, at place ${place} on another page`
}
