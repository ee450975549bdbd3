import { setFlagsFromString } from 'node:v8'

/**
 * A run of the suite keeps little and drops much, and the engine would let the heap grow to several times what is kept:
 * it collects earlier so, at no cost that can be measured. And it is over in seconds, so that what the engine's optimizing
 * compiler works out is seldom used often enough: it waits longer so, which spares a fifth of all CPU time of a run
 * (`npm run bench -- suite`). `growth` is by how many percent of what is kept the heap may grow: with 400 it is marked
 * half as often as with 100, and takes no more memory, for most of it is kept. A server's heap is its world, and it runs long.
 */
export function tuneForSuite(growth = 30) {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  setFlagsFromString('--interrupt-budget=400000')
}
