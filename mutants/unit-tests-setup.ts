import { afterAll, inject } from 'vitest'
import { gather, metWhileLoading, turnOn } from './switch.ts'
import { unasked } from './tests-asked.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the mutant that is on; -1 is none. */
    mutant: number
  }
  interface TaskMeta {
    /** The mutants that a file of tests came across where none was on, and was not asked again with. */
    met?: readonly number[]
  }
}

const mutant = inject('mutant')
turnOn(mutant)
// What was met while modules were loaded, by whichever file, is met by all.
unasked.clear()
gather(mutant === -1 ? metWhileLoading : null)

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the parameter, and refuses a name.
afterAll(({}, suite) => {
  if (mutant === -1) suite.meta.met = [...unasked, ...metWhileLoading]
})
