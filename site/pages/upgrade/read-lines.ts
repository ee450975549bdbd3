/** Lines of JSON with a method and a path each, as recordings are; a HAR of them. Null: the text is something else. */
export function harOfLines(text: string): string | null {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const entries = lines.map(entryOf)
  if (lines.length === 0 || entries.includes(null)) return null
  return JSON.stringify({ log: { entries } })
}

function entryOf(line: string) {
  const { method, path, target = path, url = target, requestBody, body = requestBody } = Object(jsonOf(line))
  if (typeof method !== 'string' || typeof url !== 'string') return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    request: {
      method,
      url: URL.canParse(url) ? url : `http://site.test${url.startsWith('/') ? '' : '/'}${url}`,
      headers: [],
      ...(text !== undefined && { postData: { mimeType: 'application/json', text } }),
    },
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
