import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { besideSources } from '../../package-directory.ts'
import { html, Markup } from './markup.ts'
import { verdictStyle } from './verdict-marks.ts'

/** A page without any script: one self-contained file in the look of `index.html`. Styles are names of assets. */
export function documentOf(title: string, styles: readonly string[], body: Markup): string {
  const style = [...styles.map(asset), verdictStyle()].join('\n')
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
  return page.text
}

function asset(name: string): string {
  return readFileSync(besideSources(`conformance/report/html/assets/${name}`), 'utf8')
}
