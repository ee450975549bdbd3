import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bakery } from '../../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../../tests/support/run-bakery.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { clauseFile } from '../../../tests/support/specs-directory.ts'
import { deadUrl } from '../../../tests/support/tcp-server.ts'
import { mended } from '../../proof/bundle.fixture.ts'
import { packBundle } from '../../proof/pack.ts'
import { readBundle } from '../../proof/read-bundle.ts'
import { inText, inValue } from '../../proof/tampering.fixture.ts'
import { stableJson } from '../../report/stable-json.ts'
import { main } from '../main.ts'

const CLAUSES = {
  list: clauseFile('content.list', 'request: GET /api/breads\nexpect: { status: 200 }'),
  one: clauseFile('content.one', 'request: GET /api/breads/<breads:rye>\nexpect: { status: 200 }'),
  me: clauseFile('content.me', 'request: GET /api/me\nas: user:ann\nexpect: { status: 200 }'),
}

async function assayer(...args: string[]) {
  const io = memoryIo()
  const code = await main(args, io)
  return { code, ...io.printed }
}

const shop = (override?: (request: Received) => Reply | undefined) => httpServer(bakery(override).reply)

async function publish(url: string, ...args: string[]) {
  const directory = scratchDirectory()
  const specs = bakerySpecs(CLAUSES)
  const bundle = join(directory, 'bundle.tgz')
  const at = ['--url', url, '--world', 'bakery', '--specs', specs, '--no-preflight']
  const published = await assayer('publish', ...at, '--output', bundle, ...args)
  return { ...published, directory, specs, bundle }
}

describe('publish', () => {
  test('packs what verify accepts, and says how', async () => {
    const { code, out, specs, bundle } = await publish(await shop())
    expect(code).toBe(0)
    expect(out).toMatch(/bundle.tgz: 3 scenarios \(3 pass\), \d+ KiB\n {2}sha256:[0-9a-f]{64}\n/)
    const verified = await assayer('verify', bundle, '--specs', specs)
    expect(verified).toMatchObject({ code: 0, err: '' })
    expect(verified.out).toMatch(/bundle.tgz is verified: http:\/\/127.0.0.1:\d+, judged by assayer /)
  })

  test('publishes what fails, too, and ends with 1', async () => {
    const { code, out, specs, bundle } = await publish(
      await shop(({ target }) => (target === '/api/me' ? { status: 500 } : undefined)),
    )
    expect(code).toBe(1)
    expect(out).toContain('3 scenarios (2 pass, 1 fail)')
    expect((await assayer('verify', bundle, '--specs', specs)).code).toBe(0)
  })

  test('writes badges that link to the bundle', async () => {
    const badges = join(scratchDirectory(), 'badges')
    const { out, bundle } = await publish(await shop(), '--badges', badges)
    expect(readdirSync(badges)).toEqual(['rest-reads.svg'])
    expect(out).toContain(`[![REST reads: passing](${badges}/rest-reads.svg)](${bundle})`)
  })

  test('writes nothing of a target that cannot be reached', async () => {
    const { code, err, bundle } = await publish(await deadUrl())
    expect(code).toBe(3)
    expect(err).toContain('Nothing was published.')
    expect(existsSync(bundle)).toBe(false)
  })

  const refused: [args: string[], message: string][] = [
    [['--recording', 'a.ndjson'], '--recording: a bundle is made of a run'],
    [['--profile', 'strapi-4.26-sqlite'], '--profile: verdicts are published as they are'],
    [['--world', './somewhere'], '--world: nobody else has your world'],
    [['--baseline', 'x.yaml'], 'There is no flag --baseline'],
    [['content.gone'], 'There is no clause content.gone'],
  ]
  test.each(refused)('%j is refused', async (args, message) => {
    const { code, err } = await publish(await deadUrl(), ...args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

describe('verify', () => {
  test('writes reports of what it has judged itself', async () => {
    const { specs, bundle } = await publish(await shop())
    const output = scratchDirectory()
    const { code } = await assayer(
      'verify',
      bundle,
      '--specs',
      specs,
      '--reporter',
      'json',
      '--output',
      output,
    )
    expect(code).toBe(0)
    const { digests } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
    expect(digests.worlds).toHaveProperty('bakery')
  })

  const COMMIT = '0123456789012345678901234567890123456789'
  const judgedBy: [by: object, lines: RegExp][] = [
    [
      { kit: '9.8.7' },
      /^assayer 9.8.7 has judged it, and this is \d\S+\.\n {2}npx assayer@9.8.7 verify \S+\n$/m,
    ],
    [
      { commit: COMMIT },
      /commit 0123456789\d+, has judged it,.*\n {2}git worktree add \S+-01234567 0123456789\d+ .*\n {2}npm ci && node bin\/assayer.js verify \/\S+\n$/m,
    ],
    [{}, /has judged it, and this is .* It does not say at which commit: ask who published it\.\n$/m],
  ]
  test.each(judgedBy)(
    'ends with 3 where the suite is another one, and says how to get that of %j',
    async (by, lines) => {
      const { bundle } = await publish(await shop())
      const files = await readBundle(bundle)
      const { commit: _, ...configuration } = JSON.parse(files['configuration.json'])
      const changed = { ...files, 'configuration.json': stableJson({ ...configuration, ...by }) }
      writeFileSync(bundle, await packBundle(mended(changed)))
      const { code, err } = await assayer('verify', bundle)
      expect(err).toMatch(
        /cannot be judged here: it was judged by another suite \(sha256:\w+\) than the one here/,
      )
      expect(err).toMatch(lines)
      expect(code).toBe(3)
    },
  )

  test('ends with 3 where another release comes to something else by the same suite, and with 1 where this one does', async () => {
    const { specs, bundle } = await publish(await shop())
    const turned = inText('results.json', '"pass"', '"fail"')(await readBundle(bundle))
    writeFileSync(bundle, await packBundle(mended(turned)))
    expect(await assayer('verify', bundle, '--specs', specs)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is refused: results.json says something else'),
    })
    const older = inValue('configuration.json', (value: { kit: string }) => {
      value.kit = '0.0.1'
    })(turned)
    writeFileSync(bundle, await packBundle(mended(older)))
    expect(await assayer('verify', bundle, '--specs', specs)).toMatchObject({
      code: 3,
      err: expect.stringContaining('npx assayer@0.0.1 verify'),
    })
  })

  const wrong: [args: string[], message: string][] = [
    [[], 'assayer verify needs the file of a bundle'],
    [['nowhere.tgz'], 'nowhere.tgz: there is no such file; assayer publish writes one'],
    [['.'], '.: there is no such file'],
    [['nowhere.tgz', '--reporter', 'gold'], 'There is no reporter gold'],
  ]
  test.each(wrong)('%j is wrong usage', async (args, message) => {
    const { code, err } = await assayer('verify', ...args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('ends with 1 for a file that is no bundle', async () => {
    const file = join(scratchDirectory({ 'bundle.tgz': 'hello' }), 'bundle.tgz')
    expect(await assayer('verify', file)).toMatchObject({
      code: 1,
      err: `${file} is refused: the archive is no gzip, or was damaged.\n`,
    })
  })
})

describe('by a requirement set', () => {
  test('a bundle is verified after the suite has changed, and only by that set', async () => {
    const specs = bakerySpecs(CLAUSES)
    const set = join(scratchDirectory(), 'gate.yaml')
    await assayer('requirements', 'freeze', set, '--specs', specs)
    const bundle = join(scratchDirectory(), 'bundle.tgz')
    const at = ['--url', await shop(), '--world', 'bakery', '--specs', specs, '--no-preflight']
    const published = await assayer(
      'publish',
      ...at,
      '--requirements',
      set,
      '--output',
      bundle,
      '-g',
      'list|me',
    )
    expect(published.out).toContain('2 scenarios (2 pass)')
    writeFileSync(join(specs, 'content/list.yaml'), CLAUSES.list.replace('200', '404'))
    const verified = await assayer('verify', bundle, '--specs', specs, '--requirements', set)
    expect(verified).toMatchObject({ code: 0, err: '' })
    expect(verified.out).toMatch(
      /^ {2}by the requirement set gate \(3 scenarios, sha256:\w+\)\n {2}its clauses are worded otherwise here, /m,
    )
    const other = await assayer('verify', bundle, '--specs', specs)
    expect(other).toMatchObject({ code: 3, err: expect.stringContaining('its old text is not here: ') })
  })

  test('what was judged by everything was not judged by it', async () => {
    const { specs, bundle } = await publish(await shop())
    const set = join(scratchDirectory(), 'gate.yaml')
    await assayer('requirements', 'freeze', set, '--specs', specs)
    const { code, err } = await assayer('verify', bundle, '--specs', specs, '--requirements', set)
    expect(err).toMatch(/is refused: it was judged by the whole suite, not by gate \(sha256:\w+\)\.$/m)
    expect(code).toBe(1)
  })
})

describe('badges', () => {
  test('of results are written, with the Markdown that shows them', async () => {
    const { bundle, specs } = await publish(await shop())
    const output = scratchDirectory()
    await assayer('verify', bundle, '--specs', specs, '--reporter', 'json', '--output', output)
    const badges = join(output, 'svg')
    const { code, out } = await assayer(
      'badges',
      output,
      '--output',
      badges,
      '--link',
      'https://x.test/b.tgz',
    )
    expect(code).toBe(0)
    expect(out).toBe(`[![REST reads: passing](${badges}/rest-reads.svg)](https://x.test/b.tgz)\n`)
    expect(readFileSync(join(badges, 'rest-reads.svg'), 'utf8')).toContain(
      '<title>REST reads: passing</title>',
    )
  })

  const wrong: [args: string[], message: string][] = [
    [[], 'assayer badges needs a results.json'],
    [['nowhere'], 'There is no nowhere'],
  ]
  test.each(wrong)('%j is wrong usage', async (args, message) => {
    const { code, err } = await assayer('badges', ...args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})
