import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const ROUNDS = 3
/** Where each run writes its figures, in its own checkout. */
const FIGURES = 'reports/local/bench.json'

/** A figure at both commits, and how far it moves by itself. */
export interface Change {
  readonly name: string
  readonly before: number
  readonly after: number
  /** 1.1: a tenth better; 0.9: a tenth worse. */
  readonly gain: number
  /** The widest of both spreads: 0.1 when the best round is a tenth better than the worst one. */
  readonly noise: number
}

/** Runs the bench of another commit and of this checkout in turns; null where there is no such commit. */
export function measureAgainst(commit: string, args: readonly string[]): readonly Change[] | null {
  const sha = shaOf(commit)
  if (sha === null) return null
  const other = checkout(sha)
  const [before, after]: [Figures[], Figures[]] = [[], []]
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`round ${round} of ${ROUNDS}`)
    before.push(measureIn(other, args))
    after.push(measureIn('.', args))
  }
  return changesBetween(before, after)
}

/** A figure by its name: its ratio to what was measured beside it, or its value where that is all there is. */
export type Figures = ReadonlyMap<string, Pick<Measurement, 'unit'> & { readonly figure: number }>

/** Of the figures that all rounds of both have. */
export function changesBetween(before: readonly Figures[], after: readonly Figures[]): readonly Change[] {
  const names = [...(after[0]?.keys() ?? [])].filter(name => [...before, ...after].every(it => it.has(name)))
  return names.map(name => {
    const isMoreBetter = after[0]?.get(name)?.unit === 'req/s'
    const [old, now] = [before, after].map(rounds => rounds.map(it => it.get(name)?.figure ?? Number.NaN))
    const [was, is] = [median(old ?? []), median(now ?? [])]
    const noise = Math.max(spreadOf(old ?? []), spreadOf(now ?? []))
    return { name, before: was, after: is, gain: isMoreBetter ? is / was : was / is, noise }
  })
}

/** Worse by more than its noise. */
export function isWorse({ gain, noise }: Change): boolean {
  return 1 / gain > 1 + noise
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values) - 1
}

/** The commit as a folder of its own, with what it needs installed. */
function checkout(sha: string): string {
  const place = resolve('.assayer/bench/commits', sha)
  if (existsSync(place)) return place
  const unfinished = `${place}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  execFileSync('tar', ['-x', '-C', unfinished], { input: execFileSync('git', ['archive', sha], UNBOUNDED) })
  if (haveSameLock(unfinished)) symlinkSync(resolve('node_modules'), join(unfinished, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: unfinished, stdio: 'ignore' })
  renameSync(unfinished, place)
  return place
}

const UNBOUNDED = { maxBuffer: Number.POSITIVE_INFINITY }

function shaOf(commit: string): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

function haveSameLock(other: string): boolean {
  const [ours, theirs] = ['.', other].map(it => readFileSync(join(it, 'package-lock.json'), 'utf8'))
  return ours === theirs
}

function measureIn(cwd: string, args: readonly string[]): Figures {
  const command = ['--expose-gc', '--import', 'tsx', 'bench/run.ts', ...args]
  execFileSync(process.execPath, command, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const { results }: { results: readonly Measurement[] } = JSON.parse(
    readFileSync(join(cwd, FIGURES), 'utf8'),
  )
  return new Map(
    results.map(({ name, value, unit, ratio, against = '' }) => [
      `${name} ${against}`.trim(),
      { unit, figure: ratio ?? value },
    ]),
  )
}
