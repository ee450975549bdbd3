/** The parts of GraphiQL, as texts. */
export interface ConsoleParts {
  readonly style: string
  /** React, ReactDOM and GraphiQL, in the order in which they are loaded. */
  readonly scripts: readonly string[]
}

/** The console as one page that needs nothing else: neither a network nor another path of the service. */
export function consolePage({ style, scripts }: ConsoleParts, endpoint: string): string {
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
${scripts.map(script => `<script>${inScriptElement(script)}</script>`).join('\n')}
<script>
const fetcher = GraphiQL.createFetcher({ url: ${inScriptElement(JSON.stringify(endpoint))} })
const root = ReactDOM.createRoot(document.getElementById('graphiql'))
root.render(React.createElement(GraphiQL, { fetcher, shouldPersistHeaders: true }))
</script>
</body>
</html>
`
}

/** Code as it can stand in a script element: nothing in it may look like the element's end, or like a comment's begin. */
function inScriptElement(code: string): string {
  return code.replace(/<(?=\/script|!--)/gi, '\\x3C')
}
