import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Measurement } from './measurement.ts'

const FILE = 'docs/performance.md'
const TABLE = /(<!-- bench -->\n).*(<!-- \/bench -->)/s

/** Puts the figures of a whole run into the document. */
export function writeDocument(results: readonly Measurement[]): void {
  const text = readFileSync(FILE, 'utf8')
  if (!TABLE.test(text)) throw new Error(`invariant: ${FILE} has no place for figures`)
  const machine = `Node.js ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
  writeFileSync(FILE, text.replace(TABLE, `$1\n${machine}\n\n${tablesOf(results)}\n\n$2`))
}

/** One table of all figures, and one of those that were measured among several numbers of entries. */
export function tablesOf(results: readonly Measurement[]): string {
  const curves = curvesOf(results)
  const shown = new Set([...curves.values()].flatMap(sizes => [...sizes.values()].flat()))
  const rows = tableOf(results.filter(result => !shown.has(result)))
  return curves.size === 0 ? rows : `${rows}\n\n${tableOfCurves(curves)}`
}

function tableOf(results: readonly Measurement[]): string {
  const rows = results.map(it => `| ${it.name} | ${rounded(it.value)} ${it.unit} | ${besideOf([it])} |`)
  return ['| measured | median | beside |', '|---|---|---|', ...rows].join('\n')
}

/** What was measured: by the question, and the number of entries among which it was asked. */
type Curves = ReadonlyMap<string, ReadonlyMap<number, readonly Measurement[]>>

function curvesOf(results: readonly Measurement[]): Curves {
  const curves = new Map<string, Map<number, Measurement[]>>()
  for (const result of results) {
    const [, size, question] = /^(\d+) entries: (.*)$/.exec(result.name) ?? []
    if (question === undefined) continue
    const sizes = curves.get(question) ?? new Map<number, Measurement[]>()
    curves.set(question, sizes.set(Number(size), [...(sizes.get(Number(size)) ?? []), result]))
  }
  return new Map([...curves].filter(([, sizes]) => sizes.size > 1))
}

function tableOfCurves(curves: Curves): string {
  const all = [...new Set([...curves.values()].flatMap(sizes => [...sizes.keys()]))].sort((a, b) => a - b)
  const titles = all.map(size => size.toLocaleString('en'))
  const rows = [...curves].map(([question, sizes]) => {
    const values = all.map(size => sizes.get(size)?.[0]?.value)
    const cells = values.map(value => (value === undefined ? '' : rounded(value)))
    return `| ${question} | ${cells.join(' | ')} | ${besideOf(sizes.get(all.at(-1) ?? 0) ?? [])} |`
  })
  return [
    `| milliseconds among … entries | ${titles.join(' | ')} | beside, among ${titles.at(-1)} |`,
    `|${'---|'.repeat(titles.length + 2)}`,
    ...rows,
  ].join('\n')
}

function besideOf(results: readonly Measurement[]): string {
  const ratios = results.flatMap(({ ratio, against }) =>
    ratio === undefined ? [] : [`${times(ratio)} × ${against}`],
  )
  return ratios.join('; ')
}

/** In two digits, and never as a power of ten. */
function times(ratio: number): string {
  const text = ratio.toPrecision(2)
  return ratio < 100 ? text : String(Number(text))
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
