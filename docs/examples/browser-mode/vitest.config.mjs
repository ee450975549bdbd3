// Tests in a real browser.
//   npm install assayer vitest @vitest/browser-playwright playwright && npx vitest run
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// Without a path, Playwright's own Chromium: npx playwright install chromium
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: process.env.CI ? ['--no-sandbox'] : [],
}

export default defineConfig({
  test: {
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
