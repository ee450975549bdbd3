import { createReference, type Reference } from '../reference/index.ts'
import { ANSWERED, REFUSED, VARIABLES } from '../tests/support/hostile-documents.ts'
import type { Measurement } from './measurement.ts'

/** Another document each time: what was asked before is remembered. */
const ordinaryList = (run: number) => `{ restaurants { data { id attributes { name } } } } # ${run}`
const ROUNDS = 5

/** The longest of a few times that each hostile document took, beside an ordinary list in the same run. */
export async function measureHostile(world: string): Promise<readonly Measurement[]> {
  const reference = await createReference({ world })
  await longestMs(reference, ordinaryList, {}) // the first request builds the schema
  const ordinary = await longestMs(reference, ordinaryList, {})
  const documents = [...REFUSED, ...ANSWERED].map(([name, query]) => [name, query, {}] as const)
  const results: Measurement[] = []
  for (const [name, query, variables] of [...documents, ...VARIABLES]) {
    const value = await longestMs(reference, () => query, variables)
    results.push({
      name: `hostile, in process: ${name}`,
      value,
      unit: 'ms',
      ratio: value / ordinary,
      against: 'an ordinary list of the same endpoint',
    })
  }
  return results
}

async function longestMs(
  reference: Reference,
  documentOf: (run: number) => string,
  variables: object,
): Promise<number> {
  let longest = 0
  for (let round = 0; round < ROUNDS; round++) {
    const request = {
      method: 'POST',
      target: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify({ query: documentOf(run++), variables })),
    }
    const start = performance.now()
    await reference.handle(request)
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}

let run = 0
