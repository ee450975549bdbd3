import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

/** How a page is looked at. */
interface Look {
  readonly scheme: 'light' | 'dark'
  readonly size: keyof typeof SIZES
  /** What axe-core looks for, in its own terms. */
  readonly rules: Readonly<Record<string, unknown>>
}

/**
 * Both schemes and both sizes, but not all rules in each: a scheme changes nothing but colours, and a size nothing of
 * them.
 */
const LOOKS: readonly Look[] = [
  { scheme: 'light', size: 'desktop', rules: {} },
  { scheme: 'dark', size: 'desktop', rules: { runOnly: ['color-contrast', 'link-in-text-block'] } },
  { scheme: 'dark', size: 'phone', rules: { rules: { 'color-contrast': { enabled: false } } } },
]

/** Expects that axe-core finds nothing wrong in a page, and that it is no wider than the screen, in each look. */
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page)
  for (const { scheme, size, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(SIZES[size])
    expect(await violationsIn(page, rules), `${scheme}, ${size}`).toEqual([])
    expect(await excessOf(page), `${scheme}, ${size}`).toBeLessThanOrEqual(0)
  }
}

async function loadAxe(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(await readFile(file, 'utf8'))
}

/** What axe-core finds wrong in a page that it was put into, with the first place of each. */
function violationsIn(page: Page, rules: Look['rules']): Promise<unknown> {
  return page.evaluate(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...rules })}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]))`,
  )
}

/** By how many pixels a page is wider than the screen. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
