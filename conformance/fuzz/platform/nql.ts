import { smallerText } from '../smaller-text.ts'

/** A filter of the platform's query language as a tree, so that a smaller one can be made of it. */
export type NqlFilter = NqlCondition | NqlGroup

export interface NqlCondition {
  readonly kind: 'condition'
  /** `title`, `tags.slug`, or a short name such as `tag`. */
  readonly property: string
  /** What stands before the value: empty for equality, `-`, `>`, `~^` and so on. */
  readonly operator: string
  /** As they are written: `true`, `'Bridge opens'`, `<posts:bridge-opens>` for an id. One, unless it is a list. */
  readonly values: readonly string[]
  readonly isList: boolean
}

export interface NqlGroup {
  readonly kind: 'and' | 'or'
  readonly filters: readonly NqlFilter[]
}

/** The filter as it is written. A group inside of another one stands in brackets. */
export function nqlText(filter: NqlFilter): string {
  if (filter.kind === 'condition') return conditionText(filter)
  return filter.filters.map(innerText).join(filter.kind === 'and' ? '+' : ',')
}

function innerText(filter: NqlFilter): string {
  return filter.kind === 'condition' ? conditionText(filter) : `(${nqlText(filter)})`
}

function conditionText({ property, operator, values, isList }: NqlCondition): string {
  return `${property}:${operator}${isList ? `[${values.join(',')}]` : values.join('')}`
}

/** A value in quotes, so that it means itself. */
export function quoted(text: string): string {
  return `'${text.replace(/['"]/g, '\\$&')}'`
}

/** How many conditions a filter has. */
export function conditionsIn(filter: NqlFilter): number {
  return filter.kind === 'condition' ? 1 : filter.filters.reduce((sum, it) => sum + conditionsIn(it), 0)
}

/** Filters that are a step smaller: what takes most away comes first. */
export function* smallerNql(filter: NqlFilter): Generator<NqlFilter> {
  if (filter.kind === 'condition') yield* smallerCondition(filter)
  else yield* smallerGroup(filter)
}

function* smallerGroup({ kind, filters }: NqlGroup): Generator<NqlFilter> {
  yield* filters
  if (filters.length > 2)
    for (const index of filters.keys()) yield { kind, filters: filters.toSpliced(index, 1) }
  for (const [index, part] of filters.entries()) {
    for (const smaller of smallerNql(part)) yield { kind, filters: filters.with(index, smaller) }
  }
}

function* smallerCondition(condition: NqlCondition): Generator<NqlCondition> {
  const { values, isList } = condition
  if (isList) {
    for (const value of values) yield { ...condition, values: [value], isList: false }
    if (values.length > 2)
      for (const index of values.keys()) yield { ...condition, values: values.toSpliced(index, 1) }
  }
  for (const [index, value] of values.entries()) {
    for (const smaller of smallerValue(value)) yield { ...condition, values: values.with(index, smaller) }
  }
}

/** What stands in quotes stays there. Words of the language and names of entries are as small as they can be. */
function* smallerValue(value: string): Generator<string> {
  const [, inner] = /^'(.*)'$/s.exec(value) ?? []
  if (inner !== undefined) {
    for (const smaller of smallerText(inner.replaceAll('\\', ''))) yield quoted(smaller)
  } else if (/^\d+$/.test(value)) yield* smallerText(value)
}
