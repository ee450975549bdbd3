import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

export interface Look {
  readonly scheme: 'light' | 'dark'
  readonly size: keyof typeof SIZES
}

/** Both schemes and both sizes, but not each with each: colours do not depend on the size. */
export const LOOKS: readonly Look[] = [
  { scheme: 'light', size: 'desktop' },
  { scheme: 'dark', size: 'desktop' },
  { scheme: 'dark', size: 'phone' },
]

/** Puts axe-core into a page. */
export async function loadAxe(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(await readFile(file, 'utf8'))
}

/** What axe-core finds wrong in a page that it was put into, with the first place of each. */
export function violationsIn(page: Page): Promise<unknown> {
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]))`,
  )
}

/** By how many pixels a page is wider than the screen. */
export function excessOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
