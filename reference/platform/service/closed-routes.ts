import type { ApiRequest } from '../http/request.ts'

/**
 * What the real program serves and the documentation does not name: nothing of it is served here, but whoever may
 * not use it is refused as there. The star stands for one part of a path.
 * UNDOCUMENTED: observed on the real program.
 */
const CLOSED: readonly (readonly [methods: string, path: string])[] = [
  ['DELETE', '/posts/'],
  ['DELETE', '/pages/'],
  ['DELETE', '/members/'],
  ['GET POST', '/notifications/'],
  ['GET', '/oembed/'],
  ['GET PUT', '/custom_theme_settings/'],
  ['GET', '/explore/'],
  ['GET', '/mentions/'],
  ['GET', '/links/'],
  ['GET', '/stats/*/'],
  ['GET POST', '/recommendations/'],
  ['GET POST', '/collections/'],
  ['GET', '/themes/*/download/'],
]

/** Whether a request of the admin API is for one of these. */
export function isClosed({ api, method, path }: ApiRequest): boolean {
  if (api !== 'admin') return false
  const parts = path.split('/')
  return CLOSED.some(([methods, pattern]) => methods.split(' ').includes(method) && fits(parts, pattern))
}

function fits(parts: readonly string[], pattern: string): boolean {
  const expected = pattern.split('/')
  return expected.length === parts.length && expected.every((part, i) => part === '*' || part === parts[i])
}
