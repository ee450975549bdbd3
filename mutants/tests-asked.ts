import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants that each test is to be asked again with, one after the other; none: it runs as usual. */
    wanted: readonly number[]
  }
}

/** The mutants that no test has noticed so far. */
export const left = new Set(inject('wanted'))

/** Of the file of tests that runs: the mutants that it came across and that a run of its own must ask about. */
export const unasked = new Set<number>()
