import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { commands } from './commands.ts'
import { main } from './main.ts'

async function runMain(...args: string[]) {
  const io = memoryIo()
  const code = await main(args, io)
  return { code, ...io.printed }
}

test('--version is that of the package', async () => {
  expect(await runMain('--version')).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: '',
  })
})

test.each(['test', 'merge-reports'])(
  '%s --schema prints the schema that results.json fits',
  async command => {
    const { code, out } = await runMain(command, '--schema')
    expect(code).toBe(0)
    expect(JSON.parse(out).properties.format).toEqual({ const: 'assayer-results' })
  },
)

test('--help names every command', async () => {
  const { code, out } = await runMain('--help')
  expect(code).toBe(0)
  expect(out).toContain('\nJudge a server\n  test ')
  for (const { name, says } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${says}$`, 'm'))
})

describe.each(commands.map(({ name }) => name))('%s --help', name => {
  test.each([
    [name, '--help'],
    [name, '-h'],
    ['help', name],
  ])('%s %s', async (...args) => {
    const { code, out } = await runMain(...args)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^Usage: assayer ${name}`))
    expect(out).toContain('Examples\n  # ')
  })
})

test.each(commands)('$name: what is called a number is read as one', async ({ load }) => {
  const { flags } = await load()
  // A delay may be two numbers, of which it is between.
  const numbers = Object.entries(flags).filter(
    ([, { value }]) => value === 'N' || value === 'MS' || value === 'S',
  )
  expect(numbers.filter(([name, { whole }]) => !whole && name !== 'delay')).toEqual([])
})

describe('wrong usage ends with 2 and says what to do', () => {
  test.each<[string[], string]>([
    [['tets'], 'There is no command tets. Did you mean test?'],
    [['help', 'tets'], 'There is no command tets. Did you mean test?'],
    [['test', '--greb', 'x'], 'There is no flag --greb. Did you mean --grep?'],
    [['test', '--url', 'nonsense'], '--url nonsense: expected an address such as'],
    [['test', '--url', 'ftp://x'], '--url ftp://x: expected an address such as'],
    [['test', '--target', 'mine'], 'There is no target mine'],
    [['test', '--world', 'restaurants'], '--world needs --url.'],
    [['test', '--url', 'http://x', '--quirk', 'q'], '--quirk needs the embedded reference.'],
    [
      ['test', '--reporter', 'json,jnuit'],
      'There is no reporter jnuit: json, junit, html, markdown, ctrf, sarif, blob, github, console. Did you mean junit?',
    ],
    [['test', '--shard', '3/2'], '--shard 3/2: expected i/n'],
    [['test', '--grep', 'no such thing at all'], 'No scenario is selected'],
    [['test', 'content.nothing'], 'There is no clause content.nothing.'],
    [
      ['test', '--last-failed', '--output', '/nowhere'],
      '--last-failed: there is no earlier run in /nowhere.',
    ],
    [['serve', 'x'], 'assayer serve takes no argument x.'],
    [['serve', '--world', '/no/such/world', '--port', '0'], '/no/such/world'],
    [['serve', '--port', '99999'], '--port 99999'],
    [['serve', '--port', '-1'], '--port'],
    [['serve', '--host', 'no.such.host.invalid', '--port', '0'], 'no.such.host.invalid'],
    [['serve', '--world', ''], '--world'],
    [['serve', '--profile', 'strapi-4.62-sqlite'], 'strapi-4.26-sqlite'],
    [['test', '--specs', '/no/such'], '/no/such'],
    [['test', '--url', ''], '--url'],
    [['test', '--workers', '0'], '--workers 0'],
    [['test', '--timeout', 'long'], '--timeout long'],
    [['test', '--grep', '('], '--grep ('],
    [['test', '--output', ''], '--output'],
    [['list', '--specs', '/no/such'], '/no/such'],
    [['changes', '--from', '9', '--to', '5'], '9'],
    [['matrix'], 'matrix'],
    [['merge-reports', '/no/such'], '/no/such'],
    [['export', '--format', 'hrul', '--output', 'x'], 'Did you mean hurl?'],
    [['import', '/no/such.tar', '--output', 'x'], '/no/such.tar'],
    [['completion', 'ksh'], 'assayer completion needs a shell: bash, zsh, fish.'],
    [['explain'], 'assayer explain needs the id'],
    [['replay'], 'assayer replay needs a file'],
    [['replay', 'x'], 'assayer replay needs either --url or --world.'],
    [['replay', '/no/such/file', '--url', 'http://x'], '/no/such/file cannot be read'],
    [['selftest', 'content.nothing'], 'There is no quirk content.nothing, and no freedom.'],
  ])('%j', async (args, message) => {
    const { code, err } = await runMain(...args)
    expect(err).toContain(message)
    expect(err).not.toContain('this is a bug in assayer')
    expect(code).toBe(2)
  })

  test('no command', async () => {
    const { code, out } = await runMain()
    expect(code).toBe(2)
    expect(out).toContain('Usage: assayer COMMAND')
  })
})

describe('list', () => {
  test.each([
    ['--profiles', /^ghost-5\.99 +Ghost 5\.99\.1 on SQLite \(\d+ quirks\)$/m],
    ['--quirks', /^content\.filters\.containsi\.minds-case +\S/m],
    ['--worlds', /^restaurants +\d+ scenarios$/m],
    ['--matchers', /^<string> +\S/m],
  ])('%s', async (flag, line) => {
    const { code, out } = await runMain('list', 'content.filters', flag)
    expect(out).toMatch(line)
    expect(code).toBe(0)
  })
})

test('flags stand under what they are about', async () => {
  const { out } = await runMain('test', '--help')
  expect(out.match(/^[A-Z][a-z ]+$/gm)).toEqual([
    'Flags',
    'The target',
    'Which scenarios',
    'Reports',
    'Examples',
  ])
})
