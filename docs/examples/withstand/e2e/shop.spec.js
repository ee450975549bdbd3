import { expect, test } from '@playwright/test'
import { servePage } from '../shop/serve.js'

let shop
test.beforeAll(async () => {
  shop = await servePage(process.env.ASSAYER_URL ?? 'http://127.0.0.1:1337')
})
test.afterAll(() => shop.close())

test('the cheapest books come first, and more on demand', async ({ page }) => {
  await page.goto(shop.url)
  await expect(page.getByRole('listitem')).toHaveText([
    /^A Short Winter/,
    /^The night market/,
    /^Night Trains/,
  ])
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'More' })).toBeHidden()
})

test('a search narrows the list down', async ({ page }) => {
  await page.goto(shop.url)
  await page.getByLabel('Search').fill('Night')
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test('a book shows its genres', async ({ page }) => {
  await page.goto(`${shop.url}#the-night-market`)
  await expect(page.getByText('The night market: Poetry, Travel')).toBeVisible()
})
