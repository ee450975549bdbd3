/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { median } from '../http.ts'
import type { Measurement } from '../measurement.ts'

/** What a reader may take for at once: one frame. */
const BAR = 16
const EDITS = 60

interface Edited {
  readonly name: string
  readonly page: string
  readonly scenario: string
  readonly field: string
  /** Typed in turns; each is answered otherwise. */
  readonly texts: readonly [string, string]
}

const EXAMPLES: readonly Edited[] = [
  {
    ...{ name: 'sort', page: 'content-sort', scenario: 'content.sort.asc.suffix', field: 'Path and query' },
    texts: ['/api/restaurants?sort=slug:desc', '/api/restaurants?sort=name'],
  },
  {
    ...{ name: 'populate', page: 'content-populate', scenario: 'content.populate.commas.one' },
    field: 'Path and query',
    texts: [
      '/api/restaurants?populate=*&pagination[pageSize]=3',
      '/api/restaurants?populate=location&sort=slug',
    ],
  },
  {
    ...{ name: 'GraphQL', page: 'content-graphql-queries', scenario: 'content.graphql.queries.plural.list' },
    field: 'GraphQL document',
    texts: [
      '{ restaurants(sort: "slug") { data { attributes { slug } } } }',
      '{ restaurants(sort: "name") { data { attributes { name seats } } } }',
    ],
  },
  {
    ...{ name: 'platform', page: 'platform-content-api', scenario: 'platform.content-api.attributes.post' },
    field: 'Path and query',
    texts: ['/platform/api/content/posts/?limit=2', '/platform/api/content/posts/?limit=3&fields=title'],
  },
]

/** How long an edit of an example takes to its answer, and until that is drawn. */
export async function measureEditing(browser: Browser, url: string): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  for (const example of EXAMPLES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    // tsx has functions keep their names by this one, which a page does not have.
    await page.addInitScript('globalThis.__name = named => named')
    await page.addInitScript(timeWorkers)
    await page.goto(`${url}/spec/${example.page}.html#${example.scenario}`)
    await page.locator('.live-example .entries li').first().waitFor()
    measured.push(...(await measureExample(page, example)))
    await page.close()
  }
  return measured
}

async function measureExample(page: Page, { name, field, texts }: Edited): Promise<readonly Measurement[]> {
  await page.bringToFront()
  const label = `.live-example [aria-label="${field}"], .live-example label:text-is("${field}") + textarea`
  const input = await page.locator(label).first().elementHandle()
  if (!input) throw new Error(`invariant: the example has a field ${field}`)
  const edits = await page.evaluate(timeEdits, { input, texts, count: EDITS })
  const beside = (what: string, value: number): Measurement => {
    return {
      name: `site: ${what}, ${name}`,
      value,
      unit: 'ms',
      ratio: value / BAR,
      against: 'the bar, 16 ms',
    }
  }
  return [
    beside('an edit to its answer', median(edits.map(it => it.answered))),
    beside('an edit to its answer, the slowest of twenty', slowest(edits.map(it => it.answered))),
    beside('an edit to its answer in the page', median(edits.map(it => it.shown))),
    beside('an edit to its answer on the screen', median(edits.map(it => it.drawn))),
    beside('an edit to its reasons', median(edits.map(it => it.explained))),
  ]
}

function slowest(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** Marks when a worker replies. */
function timeWorkers(): void {
  const OwnWorker = globalThis.Worker
  globalThis.Worker = class extends OwnWorker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', () => performance.mark('reply'))
    }
  }
}

interface Typing {
  readonly input: Node
  readonly texts: readonly [string, string]
  readonly count: number
}

/** Milliseconds from an edit on. */
interface Edit {
  /** The answer is back from the worker. */
  readonly answered: number
  /** It is in the document. */
  readonly shown: number
  /** The next frame after that was drawn. */
  readonly drawn: number
  /** The reasons are back from the worker. */
  readonly explained: number
}

/** Runs in the page. */
async function timeEdits({ input, texts, count }: Typing): Promise<readonly Edit[]> {
  const now = () => performance.now()
  const example = document.querySelector('.live-example')
  const changed = (selector: string) =>
    new Promise<number>(settle => {
      const place = example?.querySelector(selector)
      if (!place) throw new Error(`invariant: the example has ${selector}`)
      new MutationObserver((_, observer) => {
        observer.disconnect()
        settle(now())
      }).observe(place, { subtree: true, childList: true, characterData: true })
    })
  const frame = () =>
    new Promise<number>(settle => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => settle(now())
        port2.postMessage(null)
      })
    })
  const pause = (ms: number) => new Promise(settle => setTimeout(settle, ms))
  const edit = async (text: string) => {
    const answer = changed('.json')
    performance.clearMarks('reply')
    const start = now()
    Reflect.set(input, 'value', text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const shown = (await answer) - start
    const drawn = (await frame()) - start
    while (performance.getEntriesByName('reply').length < 2) await pause(1)
    const [answered = 0, explained = 0] = performance
      .getEntriesByName('reply')
      .map(it => it.startTime - start)
    return { answered, shown, drawn, explained }
  }
  const edits: Edit[] = []
  for (let index = 0; index < count; index++) {
    edits.push(await edit(texts[index % 2] ?? ''))
    await pause(40 + (index % 7))
  }
  return edits.slice(10)
}
