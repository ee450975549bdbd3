import type { PlatformQuery } from './platform-query.ts'

/** A path, and nothing else, asked as somebody. */
export function plainQuery(path: string, as: string): PlatformQuery {
  return {
    door: 'platform',
    path,
    isExact: false,
    filter: null,
    parameters: [],
    headers: {},
    caller: { as, token: null },
  }
}
