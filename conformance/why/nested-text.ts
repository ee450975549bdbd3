import type { OracleWhy, OracleWhyEntry, OracleWhyList } from '../targets/oracle.ts'
import { row } from './paragraph.ts'
import { reasonText, saysText } from './reason-text.ts'

/** Of more lists within entries nobody reads the reasons, unless they ask for all. */
const MOST = 8

const LEFT = 12

/** The lists within entries that leave something out, each with what of it is in and what is out, and why. */
export function nestedLines({ nested }: Pick<OracleWhy, 'nested'>, all: boolean): readonly string[] {
  const parted = nested.filter(({ entries }) => entries.some(({ standing }) => standing !== 'shown'))
  const told = all ? nested : parted.slice(0, MOST)
  const more = all ? 0 : parted.length - told.length
  return [
    ...told.flatMap(list => ['', ...listLines(list)]),
    ...(more > 0 ? ['', `… ${more} more lists within entries: --all tells them`] : []),
  ]
}

function listLines({ path, name, total, stored, entries }: OracleWhyList): readonly string[] {
  const of = (standing: OracleWhyEntry['standing']) => entries.filter(entry => entry.standing === standing)
  return [
    `${path}: ${total} of ${stored} ${name}`,
    ...lines('in', of('shown').map(metText)),
    ...lines('other pages', of('other-page').map(metText)),
    ...lines(
      'out',
      of('out').map(({ name, reasons }) => `${name}: ${reasons.map(reasonText).join('; ')}`),
    ),
  ]
}

function lines(title: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : row(title, texts.join('\n'), LEFT)
}

/** An entry by what of the query it meets; what holds of all because nobody asked otherwise goes without saying. */
function metText({ name, reasons }: OracleWhyEntry): string {
  const asked = reasons.filter(({ part }) => part.startsWith('filters'))
  return asked.length === 0 ? name : `${name}: ${asked.map(saysText).join(', ')}`
}
