// Serves the page, and tells it where the content service is.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

/** Where the page is, on a free port. */
export async function servePage(api) {
  const server = createServer(({ url }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1)
    if (name === 'config.js') return send(response, 'js', `window.API_URL = ${JSON.stringify(api)}`)
    if (!['index.html', 'page.js', 'client.js'].includes(name)) return response.writeHead(404).end()
    send(response, name.split('.')[1], readFileSync(new URL(name, import.meta.url)))
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

function send(response, type, body) {
  response.writeHead(200, { 'content-type': TYPES[type] }).end(body)
}
