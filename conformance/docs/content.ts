/** What is at a path of the site; null: nothing. */
export type Contents = (path: string) => Promise<Content | null>

export interface Content {
  readonly type: string
  readonly body: Uint8Array | string
  /** Its name changes with what is in it, so browsers may keep it. */
  readonly isFixed?: boolean
}

/** What the first of several has. */
export function firstOf(all: readonly Contents[]): Contents {
  return async path => {
    for (const contents of all) {
      const content = await contents(path)
      if (content) return content
    }
    return null
  }
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/vnd.microsoft.icon'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
])

/** By the ending of a file's name. */
export function typeOf(path: string): string {
  return TYPES.get(path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}
