const VERSIONED = /^(\/platform\/api\/)[^/]+\/(?=(?:content|admin)\/)/

/** A URL of the platform as any client of now uses it, where it names a version; null where it names none. */
export function unversioned(path: string): string | null {
  return VERSIONED.test(path) ? path.replace(VERSIONED, '$1') : null
}
