import { createReference, type Reference } from '../reference/index.ts'
import { ANSWERED, REFUSED, VARIABLES } from '../tests/support/hostile-documents.ts'
import type { Measurement } from './measurement.ts'

const ORDINARY = '{ restaurants { data { id attributes { name } } } }'
const ROUNDS = 5

/** The longest of a few times that each hostile document took, beside an ordinary list in the same run. */
export async function measureHostile(world: string): Promise<readonly Measurement[]> {
  const reference = await createReference({ world })
  await longestMs(reference, ORDINARY, {}) // the first request builds the schema
  const ordinary = await longestMs(reference, ORDINARY, {})
  const documents = [...REFUSED, ...ANSWERED].map(([name, query]) => [name, query, {}] as const)
  const results: Measurement[] = []
  for (const [name, query, variables] of [...documents, ...VARIABLES]) {
    const value = await longestMs(reference, query, variables)
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

async function longestMs(reference: Reference, query: string, variables: object): Promise<number> {
  const body = new TextEncoder().encode(JSON.stringify({ query, variables }))
  const request = {
    method: 'POST',
    target: '/graphql',
    headers: { 'content-type': 'application/json' },
    body,
  }
  let longest = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await reference.handle(request)
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}
