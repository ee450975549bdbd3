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
  /** Ids of their own that go on as these would. */
  copy(): Ids
}

/**
 * Ids that are the same in each run with the same seed. Like those of the real program they tell what was made later:
 * they rise, and those of a larger seed come after those of a smaller one.
 */
export function seededIds(seed: number): Ids {
  return idsFrom(seed, { random: seed >>> 0, count: 0 })
}

/** How far ids have come. */
interface Progress {
  readonly random: number
  readonly count: number
}

function idsFrom(seed: number, begun: Progress): Ids {
  let bytes = randomBytes(begun.random)
  let { count } = begun
  let given = 0
  const hex = (length: number) => {
    given++
    return Array.from({ length }, () => bytes.next().toString(16).padStart(2, '0')).join('')
  }
  return {
    get given() {
      return given
    },
    id: () => `${(FIRST + seed).toString(16)}${(++count).toString(16).padStart(6, '0')}${hex(8)}`,
    uuid: () => asUuid(hex(16)),
    secret: hex,
    reset: () => {
      bytes = randomBytes(seed >>> 0)
      count = 0
    },
    copy: () => idsFrom(seed, { random: bytes.state(), count }),
  }
}

/** Ids of worlds that were made before 2029 come before those of all seeds. */
const FIRST = 0x70

/** A small generator (mulberry32); nothing here is a secret that anyone relies on. */
function randomBytes(first: number) {
  let state = first
  return {
    state: () => state,
    next: () => {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) & 0xff
    },
  }
}

/** 32 hexadecimal digits as a uuid of version 4. */
function asUuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
