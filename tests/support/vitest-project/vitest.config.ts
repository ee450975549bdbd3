import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Only because this project runs the sources: a project that installs the package needs no such line.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: { include: ['*.spec.ts'] },
})
