import { loadSource } from '../../../build/load-source.js'

const { conformanceTests } = await loadSource('conformance/vitest/conformance-tests')
const { createReference } = await loadSource('reference/index')

// As a project would have it; conformance-tests.slow.test.ts runs this file in a Vitest of its own.
const quirk = process.env.FIXTURE_QUIRK
const reference = await createReference({
  world: 'specs/worlds/restaurants',
  quirks: quirk ? [quirk] : [],
})

conformanceTests({
  ...(process.env.FIXTURE_REQUIREMENTS && { requirements: process.env.FIXTURE_REQUIREMENTS }),
  server: { fetch: (request: Request) => reference.fetch(request) },
  reset: () => reference.reset(),
  worlds: ['restaurants'],
  without: ['graphql'],
  clauses: ['content.filters.containsi', 'content.files.delete', 'content.graphql.mutations.delete-role'],
})
