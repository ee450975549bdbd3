const encoder = new TextEncoder()

/**
 * What RFC 9112 does not let into a request target, and what undici or node:http would refuse or cut off: controls,
 * space, `"`, `#`, `<`, `>`, `\`, `^`, `` ` ``, `{`, `|`, `}` and everything outside ASCII. Square brackets are
 * sent as they are: the services' own documentation writes them so, and every HTTP server takes them.
 */
const ILLEGAL = /[^!$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+/gu

/**
 * The request target to send for a path and query as a scenario writes it: the same bytes, except that characters
 * which a target cannot hold are percent-encoded as UTF-8. A lone `%` stays as it is, as do dots and empty
 * segments: nothing is normalised. A lone surrogate becomes U+FFFD, as UTF-8 cannot hold it.
 */
export function requestTarget(path: string): string {
  return path.replace(ILLEGAL, percentEncoded)
}

function percentEncoded(text: string): string {
  const bytes = [...encoder.encode(text)]
  return bytes.map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
