import { documentOf } from '../report/html/document.ts'
import { breakable, html, type Markup } from '../report/html/markup.ts'
import type { Exchange } from '../targets/oracle.ts'
import type { ServedFacts } from './facts.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // No page of somebody else shows it as a part of its own.
  'content-security-policy': "frame-ancestors 'none'",
}

/** A browser that asks for the root is shown what is served; whoever else asks gets what the service answers. */
export function withStartPage(answer: Exchange, facts: () => ServedFacts | null): Exchange {
  return request => {
    const isPage = request.method === 'GET' && request.target.split('?')[0] === '/'
    const served = isPage && (request.headers.accept ?? '').includes('text/html') ? facts() : null
    if (served === null || !isOwnName(request.headers.host, served.url)) return answer(request)
    return { status: 200, headers: HEADERS, body: pageOf(served) }
  }
}

/** It shows keys: nobody gets it by another name of the address than those that its owner uses. */
function isOwnName(host: string | undefined, url: string): boolean {
  const { port, host: own } = new URL(url)
  return [own, `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].some(name => name === host)
}

function pageOf(facts: ServedFacts): string {
  const { world, types, graphql, site } = facts
  const body = html`<header>
<h1>${world}</h1>
<p class="faint">served by assayer at ${facts.url}</p>
</header>
<main>
${types.length > 0 ? restSection(facts) : null}
${graphql ? graphqlSection(graphql) : null}
${site ? siteSection(site) : null}
${listsOf(facts).map(listOf)}
${facts.hasControl ? controlSection(facts.url) : null}
</main>`
  return documentOf(`${world} · assayer`, ['base.css', 'tables.css'], body)
}

function restSection({ types }: ServedFacts): Markup {
  const [most] = types.toSorted((a, b) => b.entries - a.entries)
  const path = most?.path ?? ''
  const samples = [
    `${path}?populate=*`,
    `${path}?sort=id:desc&pagination[pageSize]=3`,
    `${path}?filters[id][$lt]=4`,
  ]
  return html`<section>
<h2>REST</h2>
<div class="wide"><table>
<tr><th>type</th><th>path</th><th>entries</th></tr>
${types.map(type => html`<tr><td>${type.name}</td><td>${link(type.path)}</td><td>${type.entries}</td></tr>`)}
</table></div>
<p>To begin with: ${samples.map(sample => html`<br>${link(sample)}`)}</p>
</section>`
}

function graphqlSection({ path, query }: NonNullable<ServedFacts['graphql']>): Markup {
  return html`<section>
<h2>GraphQL</h2>
<p>${link(`${path}?query=${encodeURIComponent(query)}`, path)} shows GraphiQL in a browser.</p>
<pre>${query}</pre>
</section>`
}

function siteSection({ title, posts, contentKeys, adminKeys }: NonNullable<ServedFacts['site']>): Markup {
  const keys = [
    ...contentKeys.map(key => ['content', key] as const),
    ...adminKeys.map(key => ['admin (id:secret)', key] as const),
  ]
  return html`<section>
<h2>Publishing platform: ${title}</h2>
<p>${link(posts)}</p>
${tableOf(keys)}
</section>`
}

function controlSection(url: string): Markup {
  return html`<section>
<h2>Control</h2>
<pre>curl -X POST ${url}/__assayer/reset</pre>
<p>resets the world.</p>
</section>`
}

interface List {
  readonly title: string
  readonly says: string
  readonly rows: readonly (readonly [string, string])[]
}

function listsOf({ tokens, users, quirks }: ServedFacts): readonly List[] {
  const lists: readonly List[] = [
    {
      title: 'API tokens',
      says: 'Sent as Authorization: Bearer …',
      rows: tokens.map(({ name, type, key }) => [`${name} (${type})`, key]),
    },
    {
      title: 'Users',
      says: 'They log in by POST /api/auth/local {"identifier", "password"}, with the passwords of data.json',
      rows: users.map(name => ['', name]),
    },
    {
      title: 'Quirks',
      says: 'This server is wrong on purpose',
      rows: quirks.map(quirk => ['', quirk]),
    },
  ]
  return lists.filter(({ rows }) => rows.length > 0)
}

function listOf({ title, says, rows }: List): Markup {
  return html`<section>
<h2>${title}</h2>
<p class="faint">${says}</p>
${tableOf(rows)}
</section>`
}

/** Values without names are a list. */
function tableOf(rows: readonly (readonly [string, string])[]): Markup {
  if (rows.every(([name]) => name === ''))
    return html`<p>${rows.map(([, value], at) => html`${at === 0 ? null : html`<br>`}<code>${value}</code>`)}</p>`
  return html`<div class="wide"><table class="facts-table">
${rows.map(([name, value]) => html`<tr><td>${name}</td><td><code>${value}</code></td></tr>`)}
</table></div>`
}

function link(path: string, shown: string = path): Markup {
  return html`<a href="${path}"><code>${breakable(shown)}</code></a>`
}
