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
  writeFileSync(FILE, text.replace(TABLE, `$1\n${machine}\n\n${tableOf(results)}\n\n$2`))
}

function tableOf(results: readonly Measurement[]): string {
  const rows = results.map(({ name, value, unit, ratio, against }) => {
    const beside = ratio === undefined ? '' : `${ratio.toPrecision(2)} × ${against}`
    return `| ${name} | ${Number(value.toPrecision(3))} ${unit} | ${beside} |`
  })
  return ['| measured | median | beside |', '|---|---|---|', ...rows].join('\n')
}
