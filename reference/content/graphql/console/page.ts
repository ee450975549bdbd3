/** The parts of GraphiQL, as texts. */
export interface ConsoleParts {
  readonly style: string
  /** React, ReactDOM and GraphiQL, in the order in which they are loaded: as they can stand in script elements. */
  readonly scripts: readonly string[]
}

/** What the console is for. */
export interface ConsoleSubject {
  readonly endpoint: string
  /** What stands in its editor when it is first opened; null: what GraphiQL says to everybody. */
  readonly sample: string | null
}

/**
 * The console as one page that needs nothing else: neither a network nor another path of the service. The address may
 * bring a query along: `?query=…`. What GraphiQL remembers it remembers for each sample: another world that is served at
 * the same address begins with its own.
 */
export function consolePage({ style, scripts }: ConsoleParts, { endpoint, sample }: ConsoleSubject): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<style>body { margin: 0; } #graphiql { height: 100vh; }</style>
</head>
<body>
<div id="graphiql">Loading…</div>
${scripts.map(script => `<script>${script}</script>`).join('\n')}
<script>
const { endpoint, sample } = ${inScriptElement(JSON.stringify({ endpoint, sample }))}
const fetcher = GraphiQL.createFetcher({ url: endpoint })
const query = new URLSearchParams(location.search).get('query') ?? undefined
const keyOf = name => name + ' ' + sample
const storage = {
  length: 0,
  getItem: name => localStorage.getItem(keyOf(name)),
  setItem: (name, value) => localStorage.setItem(keyOf(name), value),
  removeItem: name => localStorage.removeItem(keyOf(name)),
  clear: () => localStorage.clear(),
}
const root = ReactDOM.createRoot(document.getElementById('graphiql'))
const given = { fetcher, query, storage, shouldPersistHeaders: true, defaultQuery: sample ?? undefined }
root.render(React.createElement(GraphiQL, given))
</script>
</body>
</html>
`
}

/** Code as it can stand in a script element: nothing in it may look like the element's end, or like a comment's begin. */
export function inScriptElement(code: string): string {
  return code.replace(/<(?=\/script|!--)/gi, '\\x3C')
}
