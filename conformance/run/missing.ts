/**
 * On what scenarios rest and the target was not found to have: it does otherwise, or could not be asked. A platform that
 * can run as several versions may do it otherwise in one of them alone.
 */
export interface Missing {
  /** Why a scenario that rests on it cannot fail, in words that follow its id; undefined: the target has it. */
  whyOf(id: string, platformVersion: string | null): string | undefined
  add(id: string, platformVersion: string | null, why: string): void
}

export function nothingMissing(): Missing {
  const reasons = new Map<string, string>()
  const keyOf = (id: string, platformVersion: string | null) => JSON.stringify([id, platformVersion])
  return {
    whyOf: (id, platformVersion) => reasons.get(keyOf(id, platformVersion)),
    add: (id, platformVersion, why) => {
      reasons.set(keyOf(id, platformVersion), why)
    },
  }
}
