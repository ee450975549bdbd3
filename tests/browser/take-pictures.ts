/// <reference lib="dom" />
/**
 * Takes the pictures in docs/pictures: `npm run pictures`. What they show comes from servers that are wrong on purpose, so
 * they can be taken anew whenever a page changes. They need Chromium, as the browser tests do.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openChromium } from './chromium.ts'
import { makePages, type ShownPage } from './pages.ts'

/** What a picture may weigh. */
const MOST_BYTES = 150_000
const SIZES = {
  desktop: { width: 1180, height: 1240, scale: 1.25 },
  phone: { width: 390, height: 780, scale: 1.5 },
}

const directory = await mkdtemp(join(tmpdir(), 'assayer-pictures-'))
const browser = await openChromium()
const made = await makePages(directory, ['content.filters', 'content.sort', 'content.populate'])
try {
  for (const shown of made.pages)
    for (const scheme of ['light', 'dark'] as const)
      for (const size of ['desktop', 'phone'] as const) await take(browser, shown, { scheme, size })
} finally {
  await browser.close()
  await made.close()
  await rm(directory, { recursive: true })
}

interface Look {
  readonly scheme: 'light' | 'dark'
  readonly size: keyof typeof SIZES
}

async function take(from: Browser, { name, url, prepare }: ShownPage, { scheme, size }: Look): Promise<void> {
  const { scale, ...viewport } = SIZES[size]
  const page = await from.newPage({ colorScheme: scheme, viewport, deviceScaleFactor: scale })
  await page.goto(url)
  await prepare(page)
  const picture = await asWebp(from, await page.screenshot())
  await page.close()
  const file = `${name}-${size}-${scheme}.webp`
  if (picture.length > MOST_BYTES)
    throw new Error(`${file} has ${picture.length} bytes: show less of the page`)
  await writeFile(new URL(`../../docs/pictures/${file}`, import.meta.url), picture)
}

/** A third of the size. Playwright writes no WebP, and a page can. */
async function asWebp(from: Browser, png: Buffer): Promise<Buffer> {
  const page = await from.newPage()
  const url = await page.evaluate(
    async source => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.6)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}
