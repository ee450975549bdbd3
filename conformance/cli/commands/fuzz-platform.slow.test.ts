import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inFrontOf } from '../../../tests/support/in-front-of.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { serveReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

/** Runs `assayer fuzz` on the gazette and gives what it printed, its exit code and its report. */
async function fuzzGazette(...args: readonly string[]) {
  const output = scratchDirectory()
  const io = memoryIo()
  const code = await main(['fuzz', '--service', 'platform', '--output', output, ...args], io)
  const { out, err } = io.printed
  const report = () => JSON.parse(readFileSync(join(output, 'fuzz.json'), 'utf8'))
  return { code, err, out: out.replaceAll(output, 'out'), report }
}

test.each(['1.0', '4.0', '5.0'])('the reference differs in nothing from itself at %s', async version => {
  const { code, out } = await fuzzGazette('--platform-version', version, '--seed', '1', '--runs', '80')
  expect([code, out]).toEqual([0, expect.stringContaining('\nno difference\n')])
})

test('a quirk is found, made small, and told as what breaks the documentation', async () => {
  const quirk = 'platform.changes.3-0.absolute-urls.og-image-relative-in-3'
  const args = ['--platform-version', '3.0', '--seed', '5', '--runs', '100', '--max-failures', '1']
  const { code, report } = await fuzzGazette('--quirk', quirk, ...args)
  const [finding] = report().findings
  const request = 'GET /platform/api/content/posts/'
  expect([code, finding.request, finding.standing]).toEqual([1, request, { kind: 'broken' }])
  expect(finding.behavesAs.map(({ id }: { id: string }) => id)).toEqual([quirk])
  expect(finding.scenario).toContain(`since: 3\n`)
  expect(finding.scenario).toContain(`request: ${request}`)
  const any = expect.any(String)
  const post = { id: any, title: 'Bridge opens', status: 'published', og_image: any }
  expect(finding.entries).toEqual({ posts: [post] })
})

test.each<[what: string, args: readonly string[], code: number]>([
  ['a freedom', ['--freedom', 'platform.answers.small-currency'], 0],
  ['a quirk of what is observed', ['--quirk', 'platform.parameters.limit.ignored', '--strict'], 1],
])('%s is a note: with %j the exit code is %i', async (_, args, expected) => {
  const { code, out } = await fuzzGazette(...args, '--seed', '2', '--runs', '100', '--max-failures', '1')
  expect([code, out]).toEqual([expected, expect.stringContaining('NOTE 1: ')])
  expect(out).toContain('\n  the documentation leaves it open: ')
})

const missing = (resource: string) => ['--quirk', `platform.admin-api.${resource}.browse.missing`]

test('a server is told to be wrong in nothing that it shows elsewhere to be right in', async () => {
  const { report } = await fuzzGazette(...missing('labels'), '--seed', '3', '--runs', '600')
  const [{ behavesAs }, ...others] = report().findings
  expect(others).toEqual([])
  expect(behavesAs.map(({ id }: { id: string }) => id)).toEqual(['platform.admin-api.labels.browse.missing'])
})

test('what is otherwise in several ways that are open is a note, even where all of them meet in one answer', async () => {
  const freedoms = [
    'refusals.empty',
    'answers.without-meta',
    'answers.times-with-offset',
    'shown.without-nulls',
  ]
  const open = freedoms.flatMap(it => ['--freedom', `platform.${it}`])
  const args = [...open, ...missing('users'), ...missing('labels')]
  const { code, report } = await fuzzGazette(...args, '--seed', '4', '--runs', '24')
  const kinds = report().findings.map(({ standing }: { standing: { kind: string } }) => standing.kind)
  expect([code, kinds.length > 2, [...new Set(kinds)]]).toEqual([0, true, ['open']])
})

test('writes are compared with what can be read afterwards', async () => {
  const quirk = 'platform.admin-api.pages.edit.edit-forgotten'
  const args = ['--sequences', '--seed', '3', '--runs', '40', '--max-failures', '1', '--quirk', quirk]
  const [first, second] = [await fuzzGazette(...args), await fuzzGazette(...args)]
  const [finding] = first.report().findings
  expect([first.code, finding.standing]).toEqual([1, { kind: 'broken' }])
  expect(finding.steps.length).toBeLessThanOrEqual(4)
  expect([second.out, second.report()]).toEqual([first.out, first.report()])
})

test('a request of one’s own is sent as it is written', async () => {
  const request = 'GET /platform/api/v4/content/posts/?limit=1'
  const { code, report } = await fuzzGazette(
    '--request',
    request,
    '--as',
    'content-key',
    '--freedom',
    'platform.answers.without-meta',
  )
  const [finding] = report().findings
  expect([code, finding.path, finding.foundBy]).toEqual([0, 'body.meta', request])
})

test.each([
  ['/platform/api/admin/roles/', 'roles'],
  ['/platform/api/admin/tags/', 'tags'],
])('an order in which nobody is known to keep rows is a note: %s', async (path, name) => {
  const reference = await serveReference({ world: 'specs/worlds/gazette', port: 0, control: true })
  onTestFinished(() => reference.close())
  const url = await inFrontOf(reference.url, async ({ method, target, headers }) => {
    if (method !== 'GET' || !target.startsWith(path)) return undefined
    const kept = { authorization: String(headers.authorization) }
    const answer = await fetch(`${reference.url}${target}`, { headers: kept })
    const body = JSON.parse(await answer.text())
    const rows = body[name]
    const rotated = { ...body, [name]: [...rows.slice(1), ...rows.slice(0, 1)] }
    const version = answer.headers.get('content-version')
    return { body: rotated, headers: version === null ? {} : { 'content-version': version } }
  })
  const args = ['--url', url, '--world', 'gazette', '--as', 'integration']
  const { code, report } = await fuzzGazette(...args, '--request', `GET ${path}`)
  const [{ standing }] = report().findings
  expect([code, standing]).toEqual([0, { kind: 'open', says: expect.stringMatching(/in another order$/) }])
})

test('a header that is wrong is no matter of order', async () => {
  const quirk = ['--quirk', 'platform.versioning.old-urls.undeprecated-v3']
  const request = ['--as', 'content-key', '--request', 'GET /platform/api/v3/content/pages/']
  const { code, report } = await fuzzGazette(...quirk, ...request)
  const [{ place, standing }] = report().findings
  expect([code, place, standing]).toEqual([1, 'header deprecation', { kind: 'broken' }])
})

test.each<[args: readonly string[], says: string]>([
  [
    ['--as', 'content-key'],
    '--as content-key: every query of the platform has a caller of its own; give --request.',
  ],
  [['--concurrent', '2'], '--concurrent: several clients write to the content service alone.'],
  [['--request', 'POST /platform/api/admin/posts/'], 'expected GET /path'],
  [
    ['--sequences', '--url', 'URL', '--reset', 'none'],
    '--sequences and --concurrent write, and the target cannot be reset',
  ],
])('%j is wrong usage', async (args, says) => {
  const server = await serveReference({ world: 'specs/worlds/gazette', port: 0, control: true })
  onTestFinished(() => server.close())
  const { code, err } = await fuzzGazette(...args.map(arg => arg.replace('URL', server.url)))
  expect([code, err]).toEqual([2, expect.stringContaining(says)])
})
