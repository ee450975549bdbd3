import { escapeHtml } from '../../../http/escape-html.ts'
import type { ServiceResponse } from '../../../http/message.ts'
import type { ContentType } from '../../model/types.ts'
import type { TypePaths } from './paths.ts'

/** The web page at the root of the service, for people. */
export interface StartPage {
  readonly clause: string
  readonly paths: ReadonlySet<string>
  readonly respond: (types: readonly ContentType[], paths: TypePaths) => ServiceResponse
}

/** content.service.start-page: `/` and `/index.html` are a web page (observed); what it says is ours. */
export const startPage: StartPage = {
  clause: 'content.service.start-page',
  paths: new Set(['/', '/index.html']),
  respond: (types, paths) => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: page(types.flatMap(type => paths.of(type).map(path => [path, type.displayName]))),
  }),
}

function page(links: readonly (readonly string[])[]): string {
  const items = links.map(
    ([path = '', name = '']) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(path)}</a> ${escapeHtml(name)}</li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content service</title>
<h1>Content service</h1>
<ul>
${items.join('\n')}
</ul>
</html>
`
}
