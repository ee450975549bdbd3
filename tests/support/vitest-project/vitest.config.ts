import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Only because this project runs the build of a checkout: what a project installs is never transformed.
  test: { include: ['*.spec.ts'], server: { deps: { external: [/\.assayer\/build/] } } },
})
