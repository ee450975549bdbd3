import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { npm, versionOf } from './package-managers.ts'
import { commandsOf, missingFrom, type Sample, samplesOf } from './samples.ts'
import { openShell, type Printed, type Shell } from './shell.ts'

/**
 * Documents whose samples are run as a reader runs them, one after the other, in an empty project that has the package.
 * Blocks of `sh` are commands, and what is shown below them is what they print; `ts` is a file, and `json` may be one.
 */
const DOCUMENTS = [
  'README.md',
  'docs/worlds.md',
  'docs/scenarios.md',
  'docs/withstand.md',
  'docs/fuzz.md',
  'docs/export.md',
  'docs/disputes.md',
  'docs/observing.md',
  'docs/proxy.md',
  'docs/why.md',
]

/** What samples need besides, as their documents say. */
const PACKAGES = ['vitest', 'tsx', 'fast-check']

/** What readers have of their own. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'package.json': '{"private":true,"type":"module"}',
  'access.log': 'GET /platform/api/v4/admin/products/?include=benefits\n',
  'app.ts': `import { createReference } from 'assayer'
const reference = await createReference({ world: 'restaurants' })
export default { fetch: (request: Request) => reference.fetch(request) }
`,
  'recorded.ndjson': `${JSON.stringify({
    id: 'one',
    method: 'GET',
    path: '/api/posts/2?fields=title',
    status: 200,
    responseBody: { data: { id: 2, attributes: { title: 'A quiet week' } }, meta: {} },
  })}\n`,
}

const place = mkdtempSync(join(tmpdir(), 'assayer-documents-'))
const installed = join(place, 'installed')
const tarball = inject('tarball')

beforeAll(async () => {
  mkdirSync(installed)
  writeFileSync(join(installed, 'package.json'), '{"private":true}')
  await npm(installed, ['install', tarball, ...PACKAGES.map(name => `${name}@${versionOf(name)}`)])
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe.each(DOCUMENTS)('%s', document => {
  const directory = join(place, document.replaceAll('/', '-'))
  const samples = samplesOf(readFileSync(document, 'utf8'))
  let shell: Shell
  /** What the last command printed. */
  let printed: Printed = { code: 0, out: '', all: '' }

  beforeAll(async () => {
    mkdirSync(directory)
    symlinkSync(join(installed, 'node_modules'), join(directory, 'node_modules'))
    for (const [name, text] of Object.entries(OWN_FILES)) writeFileSync(join(directory, name), text)
    shell = await openShell(directory)
  })

  afterAll(() => shell?.close())

  async function runCommands(sample: Sample, showsOutput: boolean): Promise<void> {
    for (const command of commandsOf(sample)) {
      printed = await shell.run(command)
      // Where the document shows what comes of it, that may well be a difference.
      expect(showsOutput ? [0, 1, 3] : [0], `${command}\n${printed.all}`).toContain(printed.code)
    }
  }

  async function writeFile({ text, file }: Sample): Promise<void> {
    if (file === null) throw new Error(`no path is said of\n${text}`)
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
    if (!file.endsWith('.test.ts')) return
    const { code, all } = await shell.run(`npx vitest run ${file}`)
    expect(code, all).toBe(0)
    expect(all).toMatch(/Tests .*\d+ passed/)
  }

  /** A server that watches its world may answer so a moment later. */
  async function expectAnswer(command: string, text: string): Promise<void> {
    const answer = async () => JSON.parse((await shell.run(command)).out)
    await expect.poll(answer, { timeout: 10_000 }).toEqual(JSON.parse(text))
  }

  test.each(samples.map((sample, index) => ({ sample, index, head: sample.text.split('\n')[0] })))(
    '$sample.language: $head',
    async ({ sample, index }) => {
      const { language, text, notRun, file } = sample
      const [before, next] = [samples[index - 1], samples[index + 1]]
      const isPrinted = sample.isAdjacent && before?.language === 'sh'
      if (notRun !== null || (isPrinted && before.notRun !== null)) return
      if (language === 'sh') await runCommands(sample, next?.isAdjacent === true)
      else if (language === 'ts' || file !== null) await writeFile(sample)
      else if (language === 'json' && isPrinted) await expectAnswer(commandsOf(before).at(-1) ?? '', text)
      else if (language === 'json') JSON.parse(text)
      else if (language === 'text' && isPrinted) expect(missingFrom(printed.all, text)).toBeNull()
      else expect(['mermaid', 'text', 'yaml']).toContain(language)
    },
  )
})
