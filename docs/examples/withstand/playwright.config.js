import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  timeout: 20_000,
  expect: { timeout: 1_000 },
  workers: 1,
  use: {
    // Without a path, Playwright's own Chromium: npx playwright install chromium
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.env.CI ? ['--no-sandbox'] : [],
    },
  },
})
