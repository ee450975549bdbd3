/**
 * Whether a text is an SVG image that runs nothing as the real program sees it: it has an element, no scripts, and
 * its outermost element waits for no events.
 */
export function isSafeSvg(source: string): boolean {
  const root = firstElement(source)
  if (root === null || /<(?:\w+:)?script\b/i.test(source)) return false
  return !/[\s"/]on/i.test(root.replace(/"[^"]*"|'[^']*'/g, '""'))
}

/** The first opening tag behind declarations and comments; null when there is none. Each sign is looked at once. */
function firstElement(source: string): string | null {
  let at = source.indexOf('<')
  while (at >= 0) {
    const next = source.charAt(at + 1)
    if (/[a-z]/i.test(next)) return source.slice(at, behind('>', source, at))
    const isComment = source.startsWith('<!--', at)
    const end = /[?!]/.test(next) ? behind(isComment ? '-->' : '>', source, at) : at + 1
    at = source.indexOf('<', end)
  }
  return null
}

/** Where a sign ends that comes after a place; the end of the text when it does not come. */
function behind(sign: string, source: string, from: number): number {
  const at = source.indexOf(sign, from)
  return at < 0 ? source.length : at + sign.length
}
