import type { Why } from '../engine/engine.ts'

type WhyList = Why['lists'][number]
type WhyEntry = WhyList['entries'][number]
type WhyReason = WhyEntry['reasons'][number]

/** A reason as a line: which part of the query, and what it says of the entry. */
export interface ReasonLine {
  readonly part: string
  readonly says: string
  readonly clause: string | null
  /** The related entries over which it was decided, outermost first. */
  readonly over: readonly string[]
}

/** Why an entry is in or out: the conditions that decide, each by itself. */
export function reasonLines({ reasons }: Pick<WhyEntry, 'reasons'>): readonly ReasonLine[] {
  return reasons.flatMap(reason => linesOf(reason, []))
}

function linesOf(reason: WhyReason, over: readonly string[]): readonly ReasonLine[] {
  const { parts = [], related = [], part, says, clause } = reason
  const within = [
    ...parts.flatMap(it => linesOf(it, over)),
    ...related.flatMap(({ name, reasons }) => reasons.flatMap(it => linesOf(it, [...over, name]))),
  ]
  return within.length > 0 ? within : [{ part, says, clause, over }]
}

/** The lists of an answer, and those within its entries that leave something out: the others have nothing to explain. */
export function toldLists({ lists, nested }: Pick<Why, 'lists' | 'nested'>): readonly WhyList[] {
  const parted = nested.filter(({ entries }) => entries.some(({ standing }) => standing !== 'shown'))
  return [...lists, ...parted]
}

const STANDINGS: Readonly<Record<WhyEntry['standing'], string>> = {
  shown: 'in',
  'other-page': 'other page',
  out: 'out',
}

export function standingText(standing: WhyEntry['standing']): string {
  return STANDINGS[standing]
}

/** What the request left to defaults, and what a limit changed: `pagination[pageSize] = 25`. */
export function settingLines(settings: Why['lists'][number]['settings']): readonly string[] {
  return settings.map(({ parameter, value, by, asked }) => {
    const said = `${parameter} is ${JSON.stringify(value)}`
    if (by === 'limit') return `${said}, by a limit: ${JSON.stringify(asked)} was asked for`
    return by === 'default' ? `${said}, by default` : said
  })
}
