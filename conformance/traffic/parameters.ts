/** Names and values of a query, decoded; what cannot be decoded stands as it was sent. */
export function parametersOf(query: string): readonly (readonly [name: string, value: string])[] {
  return query
    .split('&')
    .filter(part => part !== '')
    .map(part => {
      const at = part.indexOf('=')
      const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
      return [decoded(name), decoded(value)] as const
    })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
