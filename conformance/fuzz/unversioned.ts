const VERSIONED = /^(\/platform\/api\/)[^/]+\/(?=(?:content|admin)\/)/

/** A path of the platform without its version, as current clients send it; null if it names no version. */
export function unversioned(path: string): string | null {
  return VERSIONED.test(path) ? path.replace(VERSIONED, '$1') : null
}
