import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { CI_SYSTEMS } from '../conformance/cli/ci-shard.ts'
import { commands } from '../conformance/cli/commands.ts'
import { readFlags } from '../conformance/cli/flags.ts'
import { reporters } from '../conformance/report/reporters.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { allQuirks } from '../reference/index.ts'

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]
const EXAMPLES = readdirSync('docs/examples')
  .filter(name => name.endsWith('.yml'))
  .map(name => join('docs/examples', name))

/** The command lines of a text: what stands after `npx assayer`, without a comment. */
function commandLines(text: string): readonly string[] {
  const found = [...text.matchAll(/npx assayer ([^\n`]*)/g)].map(([, line = '']) =>
    line.replace(/\s+#.*$/, '').trim(),
  )
  return found.filter(line => line !== '' && !line.startsWith('…'))
}

/** The command lines of all examples of all commands. */
async function helpLines(): Promise<readonly string[]> {
  const loaded = await Promise.all(commands.map(({ load }) => load()))
  return loaded.flatMap(({ examples }) => examples.map(({ line }) => line))
}

/** As a shell parts them; what stands in angle brackets is one word, too. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(<[^>]*>|[^\s"'<]+)/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  )
}

/** Throws where a command line is not one that the program takes; what a shell does with its output is not looked at. */
async function check(line: string): Promise<void> {
  const [command = ''] = line.split(/\s[>|]\s/)
  const [name = '', ...args] = wordsOf(command)
  const entry = commands.find(command => command.name === name)
  if (!entry) throw new Error(`there is no command ${name}`)
  const { flags, mostPositionals } = await entry.load()
  const { positionals } = readFlags(flags, { args, environment: {} })
  if (positionals.length > mostPositionals) throw new Error(`${name} takes no ${positionals.at(-1)}`)
}

describe.each([...DOCUMENTS, ...EXAMPLES])('%s', path => {
  const text = readFileSync(path, 'utf8')

  test('every command line is one that the program takes', async () => {
    for (const line of commandLines(text)) await expect(check(line), line).resolves.toBeUndefined()
  })

  test('every link leads somewhere', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target)
    expect(targets.filter(target => !existsSync(join(dirname(path), target)))).toEqual([])
  })
})

describe('README.md', () => {
  const text = readFileSync('README.md', 'utf8')
  const { clauses } = loadSuite('specs')
  const scenarios = clauses.flatMap(clause => clause.scenarios).length
  const { divergence } = JSON.parse(readFileSync('reports/strapi-4.26.2-sqlite/results.json', 'utf8')).summary

  test.each<[RegExp, number]>([
    [/more than ([\d,]+) questions/, scenarios],
    [/more than ([\d,]+) rules/, clauses.length],
    [/suite has ([\d,]+) scenarios/, scenarios],
    [/more than ([\d,]+) servers that are each wrong/, allQuirks.length],
    [/fails about (\d+) %/, (100 * divergence.failed) / divergence.judged],
    [/the ([\d,]+) scenarios that apply to it/, divergence.judged],
  ])('the number in %s holds', (pattern, actual) => {
    const said = Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
    expect(said).toBeLessThanOrEqual(actual)
    expect(said).toBeGreaterThan(0.8 * actual)
  })
})

describe('ARCHITECTURE.md', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8')
  /** Where the paths of a paragraph begin. */
  const ROOTS = ['', 'reference', 'reference/content', 'reference/platform', 'conformance']

  test('every path leads somewhere', () => {
    const paths = [...text.matchAll(/`([a-z][\w./-]*\/[\w./-]*)`/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(path => !ROOTS.some(root => existsSync(join(root, path))))).toEqual([])
  })

  test('is short', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(100)
  })
})

test('every command of the recorded terminal is one that the program takes', async () => {
  const text = readFileSync('docs/pictures/terminal.svg', 'utf8')
    .replaceAll('&amp;', '&')
    .replace(/<[^>]*>/g, '')
  const lines = commandLines(text)
  expect(lines).toHaveLength(2)
  for (const line of lines) await expect(check(line.replace(/ &$/, '')), line).resolves.toBeUndefined()
})

test('every example in the help of a command is one that the program takes', async () => {
  for (const line of await helpLines()) await expect(check(line), line).resolves.toBeUndefined()
})

test('a command line that the program does not take would be found', async () => {
  await expect(check('test --no-such-flag')).rejects.toThrow('There is no flag')
  await expect(check('tset')).rejects.toThrow('there is no command tset')
  await expect(check('serve x')).rejects.toThrow('serve takes no x')
})

describe('docs/ci.md', () => {
  const text = readFileSync('docs/ci.md', 'utf8')

  test.each(reporters.map(({ name }) => name))('names the reporter %s', name => {
    expect(text).toContain(`| \`${name}\` |`)
  })

  test.each(CI_SYSTEMS.filter(({ name }) => name !== 'GitHub'))(
    'names the variables of $name',
    ({ index, total }) => {
      expect(text).toContain(`| \`${index}\` | \`${total}\``)
    },
  )
})

describe('examples for CI systems', () => {
  test.each(EXAMPLES)('%s is YAML', path => {
    const documents = parseAllDocuments(readFileSync(path, 'utf8'))
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) expect(document.errors).toEqual([])
  })

  test('each job of the GitHub example fetches the action that it uses', () => {
    const [workflow] = parseAllDocuments(readFileSync('docs/examples/github-matrix.yml', 'utf8')).map(it =>
      it.toJS(),
    )
    interface Step {
      readonly uses?: string
      readonly with?: { readonly path?: string }
    }
    const jobs: { readonly steps: readonly Step[] }[] = Object.values(workflow.jobs)
    expect(jobs).toHaveLength(2)
    for (const { steps } of jobs) {
      const fetched = steps.flatMap(it => (it.uses?.startsWith('actions/checkout@') ? [it.with?.path] : []))
      const own = steps.flatMap(({ uses }) => (uses?.startsWith('actions/') ? [] : (uses ?? [])))
      expect(own).toEqual(['./assayer'])
      expect(fetched).toContain('assayer')
    }
  })

  test('the containers of the Kubernetes jobs are given command lines that the program takes', async () => {
    const jobs = parseAllDocuments(readFileSync('docs/examples/kubernetes-job.yml', 'utf8')).map(it =>
      it.toJS(),
    )
    const lines = jobs.flatMap(
      job => job.spec?.template?.spec.containers.map((it: { args: string[] }) => it.args.join(' ')) ?? [],
    )
    expect(lines).toHaveLength(2)
    for (const line of lines) await expect(check(line), line).resolves.toBeUndefined()
  })

  test('as many pods as the shards are told', () => {
    const [, job] = parseAllDocuments(readFileSync('docs/examples/kubernetes-job.yml', 'utf8')).map(it =>
      it.toJS(),
    )
    const variables: { name: string; value?: string }[] = job.spec.template.spec.containers[0].env
    expect(variables.find(({ name }) => name === 'ASSAYER_SHARD_TOTAL')?.value).toBe(
      String(job.spec.completions),
    )
    expect(job.spec).toMatchObject({ completionMode: 'Indexed', parallelism: job.spec.completions })
  })
})
