import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

/** Both schemes and both sizes, but not each with each: colours do not depend on the size. */
const LOOKS = [
  { scheme: 'light', size: 'desktop' },
  { scheme: 'dark', size: 'desktop' },
  { scheme: 'dark', size: 'phone' },
] as const

/** Expects that axe-core finds nothing wrong in a page, and that it is no wider than the screen, in each look. */
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page)
  for (const { scheme, size } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(SIZES[size])
    expect(await violationsIn(page), `${scheme}, ${size}`).toEqual([])
    expect(await excessOf(page), `${scheme}, ${size}`).toBeLessThanOrEqual(0)
  }
}

async function loadAxe(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(await readFile(file, 'utf8'))
}

/** What axe-core finds wrong in a page that it was put into, with the first place of each. */
function violationsIn(page: Page): Promise<unknown> {
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]))`,
  )
}

/** By how many pixels a page is wider than the screen. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
