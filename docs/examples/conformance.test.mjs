// Your own server judged within your own Vitest run: a test for each scenario.
//   npm install assayer vitest && npx vitest run
import { fileURLToPath } from 'node:url'
import { createReference } from 'assayer'
import { conformanceTests } from 'assayer/vitest'

// In place of the reference: { fetch: app.fetch }, { listener: expressApp } or { url: 'http://127.0.0.1:1337' }.
const world = fileURLToPath(new URL('specs/worlds/restaurants', import.meta.resolve('assayer/package.json')))
const reference = await createReference({ world })

conformanceTests({
  server: { fetch: request => reference.fetch(request) },
  // Puts the world back after each scenario that writes; without it these are skipped.
  reset: () => reference.reset(),
  worlds: ['restaurants'],
  clauses: ['content.filters.containsi', 'content.sort', 'content.files.delete'],
})
