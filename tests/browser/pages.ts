/// <reference lib="dom" />
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { QUIRKS, runAssayer, serveWrong, type WrongServer } from './wrong-server.ts'

/** A page of the project, as a reader meets it. */
export interface ShownPage {
  readonly name: string
  readonly url: string
  /** Brings it to what is worth seeing. */
  readonly prepare: (page: Page) => Promise<void>
}

export interface ShownPages {
  readonly pages: readonly ShownPage[]
  /** Ends the server of the start page. */
  close(): Promise<void>
}

/** Writes every page into a directory: of servers that are wrong on purpose, judged by these clauses. */
export async function makePages(directory: string, clauses: readonly string[]): Promise<ShownPages> {
  const [before, now] = [join(directory, 'before'), join(directory, 'now')]
  await judge(await serveWrong(QUIRKS.slice(1)), before, clauses)
  const server = await serveWrong(QUIRKS.slice(0, 2))
  await judge(server, now, clauses, false)
  await runAssayer(['matrix', before, now, '--output', directory, '--reporter', 'html'])
  await runAssayer(['diff', before, now, '--output', directory, '--reporter', 'html'])
  const pageOf = (name: string) => pathToFileURL(join(directory, name)).href
  return {
    pages: [
      { name: 'report', url: pageOf('now/index.html'), prepare: async () => {} },
      { name: 'failure', url: pageOf('now/index.html'), prepare: showFailure },
      { name: 'matrix', url: pageOf('matrix.html'), prepare: async () => {} },
      { name: 'diff', url: pageOf('diff.html'), prepare: openFirst },
      { name: 'start-page', url: `${server.url}/`, prepare: async () => {} },
    ],
    close: server.stop,
  }
}

async function judge(
  server: WrongServer,
  output: string,
  clauses: readonly string[],
  isDone = true,
): Promise<void> {
  await runAssayer(['test', '--url', server.url, '--output', output, '--reporter', 'html,json', ...clauses])
  if (isDone) await server.stop()
}

/** By the key for the next failure, with the reasons of the reference. */
async function showFailure(page: Page): Promise<void> {
  await page.keyboard.press('n')
  await page.waitForFunction(() => document.activeElement?.closest('.scenario') !== null)
  await page.locator('summary', { hasText: 'Why the reference answers so' }).first().click()
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('details').first().locator('summary').click()
}
