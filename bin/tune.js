import { setFlagsFromString } from 'node:v8'

/**
 * A run of the suite keeps little and drops much, and the engine would let the heap grow to several times what is kept:
 * it collects earlier so, at no cost that can be measured. And it is over in seconds, so that what the engine's optimizing
 * compiler works out is seldom used often enough: it waits longer so, which spares a fifth of all CPU time of a run
 * (`npm run bench -- suite`). A server's heap is its world, and it runs long.
 */
export function tuneForSuite() {
  setFlagsFromString('--heap-growing-percent=30')
  setFlagsFromString('--interrupt-budget=400000')
}
