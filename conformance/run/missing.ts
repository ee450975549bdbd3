/**
 * What the target was found to do otherwise, of all on which scenarios rest. A platform that can run as several versions
 * may do it otherwise in one of them alone.
 */
export interface Missing {
  has(id: string, platformVersion: string | null): boolean
  add(id: string, platformVersion: string | null): void
}

export function nothingMissing(): Missing {
  const keys = new Set<string>()
  const keyOf = (id: string, platformVersion: string | null) => JSON.stringify([id, platformVersion])
  return {
    has: (id, platformVersion) => keys.has(keyOf(id, platformVersion)),
    add: (id, platformVersion) => {
      keys.add(keyOf(id, platformVersion))
    },
  }
}
