/** Where ids, uuids and secrets come from; injected so that the same run twice gives the same answers. */
export interface Ids {
  /** 24 hexadecimal digits, as every id of the platform. */
  id(): string
  uuid(): string
  /** Hexadecimal digits, two for each byte. */
  secret(bytes: number): string
  /** How much was given out since they were made, by whichever of these. */
  readonly given: number
  /** Back to the first id. */
  reset(): void
}

/**
 * Ids that are the same in each run with the same seed. Like those of the real program they tell what was made later:
 * they rise, and those of a larger seed come after those of a smaller one.
 */
export function seededIds(seed: number): Ids {
  let next = randomBytes(seed)
  let count = 0
  let given = 0
  const hex = (bytes: number) => {
    given++
    return Array.from({ length: bytes }, () => next().toString(16).padStart(2, '0')).join('')
  }
  return {
    get given() {
      return given
    },
    id: () => `${(FIRST + seed).toString(16)}${(++count).toString(16).padStart(6, '0')}${hex(8)}`,
    uuid: () => asUuid(hex(16)),
    secret: hex,
    reset: () => {
      next = randomBytes(seed)
      count = 0
    },
  }
}

/** Ids of worlds that were made before 2029 come before those of all seeds. */
const FIRST = 0x70

/** A small generator (mulberry32); nothing here is a secret that anyone relies on. */
function randomBytes(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 0xff
  }
}

/** 32 hexadecimal digits as a uuid of version 4. */
function asUuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
