import type { Summary } from '../report.ts'
import { html, type Markup } from './markup.ts'
import { verdictMarks } from './verdict-marks.ts'

/** A stretch for each verdict, as long as it is frequent: the bar of index.html for pages without scripts. */
export function verdictBar({ verdicts, notRun }: Summary): Markup {
  const counts = new Map<string, number>([...Object.entries(verdicts), ['not-run', notRun]])
  const parts = verdictMarks().flatMap(({ verdict }) => {
    const count = counts.get(verdict) ?? 0
    return count > 0 ? [{ verdict, count }] : []
  })
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const stretches = parts.map(({ verdict, count }, at) => {
    const before = parts.slice(0, at).reduce((sum, it) => sum + it.count, 0)
    return html`<rect data-verdict="${verdict}" x="${percent(before, total)}" width="${percent(count, total)}" height="100%"/>`
  })
  const says = parts.map(({ verdict, count }) => `${count} ${verdict}`).join(', ')
  return html`<svg class="verdict-bar" role="img" aria-label="${says || 'nothing was run'}">${stretches}</svg>`
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`
}
