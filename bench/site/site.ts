import { serveSite } from '../../tests/browser/built-site.ts'
import { openChromium } from '../../tests/browser/chromium.ts'
import type { Measurement } from '../measurement.ts'
import { measureEditing } from './editing.ts'
import { measureLoading } from './loading.ts'

/** How long a reader of the site waits in Chromium, for a page and for the answer to an edit, beside what we promise. */
export async function measureSite(): Promise<readonly Measurement[]> {
  const site = await serveSite()
  const browser = await openChromium()
  try {
    return [...(await measureLoading(browser, site.url)), ...(await measureEditing(browser, site.url))]
  } finally {
    await browser.close()
    await site.close()
  }
}
