import { groupBy } from '../group-by.ts'
import type { OracleWhyEntry, OracleWhyList } from '../targets/oracle.ts'
import { row } from './paragraph.ts'
import { partText, reasonText, saysText } from './reason-text.ts'

/** Of entries for which there is one line each no more are told, unless all are asked for. */
const MOST = 8

const LEFT = 12

/** One list: what it has, who is in, who is out and why. */
export function listLines(list: OracleWhyList, all: boolean): readonly string[] {
  const most = all ? Number.POSITIVE_INFINITY : MOST
  const of = (standing: OracleWhyEntry['standing']) =>
    list.entries.filter(entry => entry.standing === standing)
  return [
    ...section('in', shownRows(of('shown'), list), most),
    ...section('other pages', namesRow(of('other-page')), most),
    ...section('out', outRows(of('out')), most),
    ...(list.leftOff > 0 ? row('', `… and ${list.leftOff} more that are not told of`, LEFT) : []),
  ]
}

/** What a list has, in one line: `4 of 14 restaurants, sorted by name`. */
export function listHead({ name, total, stored, entries, order }: OracleWhyList): string {
  const shown = entries.filter(({ standing }) => standing === 'shown').length
  const pages = shown < total ? `, ${shown} on this page` : ''
  const keys = order.keys.map(({ path, direction }) => (direction === 'desc' ? `${path} (descending)` : path))
  const sorted = keys.length > 0 ? `sorted by ${keys.join(', then ')}` : 'in no order that is promised'
  return `${total} of ${stored} ${name}${pages}, ${sorted}`
}

type Row = readonly [title: string, text: string]

function section(title: string, rows: readonly Row[], most: number): readonly string[] {
  if (rows.length === 0) return []
  const more: readonly Row[] =
    rows.length > most ? [['', `… ${rows.length - most} more: --all tells them`]] : []
  const width = Math.max(LEFT, ...rows.slice(0, most).map(([name]) => name.length))
  return [
    title,
    ...[...rows.slice(0, most), ...more].flatMap(([name, text]) => row(name, text, Math.min(width, 24))),
  ]
}

/** Who is in, by what they meet; what all of them meet because nobody asked otherwise goes without saying. */
function shownRows(entries: readonly OracleWhyEntry[], { order }: OracleWhyList): readonly Row[] {
  return entries.map(({ name, reasons, sortedBy }) => {
    const asked = reasons.filter(({ part }) => part.startsWith('filter') || part === '_q' || part === '')
    const compared = new Set(asked.map(({ comparison }) => comparison?.attribute))
    const keys = order.keys.flatMap(({ path }, index) =>
      compared.has(path) ? [] : [`${path} ${JSON.stringify(sortedBy[index] ?? null)}`],
    )
    return [name, [...asked.map(saysText), ...keys].join(', ')]
  })
}

function namesRow(entries: readonly OracleWhyEntry[]): readonly Row[] {
  return entries.length === 0 ? [] : [[String(entries.length), entries.map(({ name }) => name).join(', ')]]
}

/** Those that are out for the same parts of the query stand together. */
function outRows(entries: readonly OracleWhyEntry[]): readonly Row[] {
  const groups = groupBy(entries, ({ reasons }) =>
    reasons.map(reason => `${partText(reason)} ${reason.outcome}`).join('\n'),
  )
  return [...groups.values()].flatMap(group => {
    const [first] = group
    return first && group.length > 1 ? [groupRow(first, group)] : group.map(alone)
  })
}

function alone({ name, reasons }: OracleWhyEntry): Row {
  return [name, reasons.map(reasonText).join('; ')]
}

function groupRow({ reasons }: OracleWhyEntry, group: readonly OracleWhyEntry[]): Row {
  const parts = reasons.map(reason => {
    const unknown = reason.outcome === 'unknown' ? ' is unknown' : ''
    return `${partText(reason) || reason.says}${unknown}`
  })
  return [`${group.length} entries`, `${parts.join(' and ')}\n${group.map(nameAndValue).join(', ')}`]
}

/** With the value that decided, where it is one: `luna (40)`. */
function nameAndValue({ name, reasons }: OracleWhyEntry): string {
  const values = reasons.flatMap(({ comparison }) => (comparison ? [JSON.stringify(comparison.stored)] : []))
  return values.length === reasons.length && values.every(value => value !== 'null' && value.length <= 30)
    ? `${name} (${values.join(', ')})`
    : name
}
