import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
  readonly env?: Readonly<Record<string, string>>
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

const action: Action = parse(readFileSync('action.yml', 'utf8'))
const step = action.runs.steps.find(({ name }) => name === 'Run')

/** Runs the step as the runner does, with inputs in place of their expressions. */
async function runStep(inputs: Readonly<Record<string, string>>, job = { index: '', total: '' }) {
  const place = mkdtempSync(join(tmpdir(), 'assayer-action-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const script = join(place, 'run.sh')
  writeFileSync(script, step?.run ?? '')
  const output = join(place, 'output')
  writeFileSync(output, '')
  const expand = (text: string) =>
    text
      .replace(
        /\$\{\{ inputs\.([\w-]+) \}\}/g,
        (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? '',
      )
      .replace(/\$\{\{ strategy\.job-index \}\}/, job.index)
      .replace(/\$\{\{ strategy\.job-total \}\}/, job.total)
  const own = Object.entries(step?.env ?? {}).map(([name, value]) => [name, expand(value)])
  const env = {
    PATH: process.env.PATH,
    GITHUB_ACTION_PATH: resolve('.'),
    GITHUB_OUTPUT: output,
    ...Object.fromEntries(own),
  }
  // As the runner calls bash: it ends at the first error.
  const args = ['--noprofile', '--norc', '-e', '-o', 'pipefail', script]
  const { code, out } = await new Promise<{ code: number; out: string }>(done => {
    execFile('bash', args, { env, cwd: place }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
    )
  })
  return { code, out, output: readFileSync(output, 'utf8'), files: readdirSync(place) }
}

describe('action.yml', () => {
  test('no expression stands in a script: texts of others come as variables', () => {
    for (const { run, shell } of action.runs.steps.filter(it => it.run !== undefined)) {
      expect(run).not.toContain('${{')
      expect(shell).toBe('bash')
    }
  })

  test('every input says what it is for, and is used', () => {
    const text = JSON.stringify(action.runs)
    for (const [name, { description }] of Object.entries(action.inputs)) {
      expect(description.length, name).toBeGreaterThan(10)
      expect(text, name).toContain(`inputs.${name} `)
    }
  })

  test('runs the command with one argument a line, and gives its exit code', async () => {
    const args = 'content.filters.containsi\n\n--list\n--grep\ncontainsi|two words $(touch pwned)\n'
    const { code, out, output, files } = await runStep({ args })
    expect(out).toContain('content.filters.containsi.')
    expect(code).toBe(0)
    expect(output).toBe('exit-code=0\n')
    expect(files).not.toContain('pwned')
  })

  test('passes on the part of the matrix that a job is', async () => {
    const list = { args: 'content.filters.containsi\n--list' }
    const shard = (index: string) => runStep({ ...list, shard: 'auto' }, { index, total: '2' })
    const [whole, one, two] = [await runStep(list), await shard('0'), await shard('1')]
    const lines = ({ out }: { out: string }) => out.trim().split('\n')
    expect([...lines(one), ...lines(two)].sort()).toEqual(lines(whole).sort())
    expect(lines(one).length).toBeLessThan(lines(whole).length)
  })

  test('fails with the program’s exit code', async () => {
    const { code, output } = await runStep({ args: '--no-such-flag' })
    expect([code, output]).toEqual([2, 'exit-code=2\n'])
  })
})
