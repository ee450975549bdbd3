import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { besideSources } from '../../package-directory.ts'
import { factsOf } from '../figures.ts'
import type { Reported } from '../report.ts'
import type { Reporter } from '../reporter.ts'
import { verdictMarks, verdictStyle } from './verdict-marks.ts'

/**
 * One self-contained page that works offline. What a target sent stands in it as JSON that no parser takes for HTML,
 * and the content security policy lets only our own script run.
 */
export const htmlReporter: Reporter = {
  name: 'html',
  says: 'index.html: one page that works offline, with search, filters and every difference',
  files: reported => ({ 'index.html': htmlOf(reported) }),
}

/** They make one script; the last one starts. */
const SCRIPTS = [
  'element.js',
  'state.js',
  'verdict.js',
  'causes.js',
  'difference.js',
  'scenario.js',
  'fold.js',
  'controls.js',
  'list.js',
  'overview.js',
  'page.js',
]

function htmlOf(reported: Reported): string {
  const script = SCRIPTS.map(asset).join('\n')
  const style = [asset('base.css'), asset('report.css'), verdictStyle()].join('\n')
  const policy = `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; base-uri 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance</title>
<style>${style}</style>
</head>
<body>
<noscript>This report needs JavaScript; results.json holds the same.</noscript>
<script type="application/json" id="data">${embedded(reported)}</script>
<script>${script}</script>
</body>
</html>
`
}

/** JSON that cannot end its script element or open a comment in it. */
function embedded(reported: Reported): string {
  const { report, timings, reasons = {} } = reported
  const data = { report, timings, reasons, facts: factsOf(reported), verdicts: verdictMarks() }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function asset(name: string): string {
  return readFileSync(besideSources(`conformance/report/html/assets/${name}`), 'utf8')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
