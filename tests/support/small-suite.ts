import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { main } from '../../conformance/cli/main.ts'
import { memoryIo } from './memory-io.ts'
import { specsDirectory } from './specs-directory.ts'

/** An empty directory for one test. */
export function emptyDirectory(): string {
  const made = mkdtempSync(join(tmpdir(), 'assayer-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A suite of a few clauses on the world `restaurants`, whose texts a test may change. */
export function smallSuite(clauses: Readonly<Record<string, string>>, directory?: string): string {
  const files = Object.entries(clauses).map(([name, text]) => [`content/${name}.yaml`, text])
  const made = specsDirectory(Object.fromEntries(files))
  cpSync('specs/worlds/restaurants', join(made, 'worlds/restaurants'), { recursive: true })
  if (directory === undefined) return made
  cpSync(made, directory, { recursive: true })
  return directory
}

/** Changes a file of a suite: `before` must be there. */
export function change(specs: string, file: string, before: string, after: string): void {
  const text = readFileSync(join(specs, file), 'utf8')
  if (!text.includes(before)) throw new Error(`invariant: ${file} holds ${before}`)
  writeFileSync(join(specs, file), text.replace(before, after))
}

/** Runs a command of the kit; what it printed, its exit code. */
export async function assayer(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main([...args], io)
  return { code, ...io.printed }
}

/** The files of a directory by name. */
export function filesIn(directory: string): Readonly<Record<string, string>> {
  const names = readdirSync(directory).filter(name => name.includes('.'))
  return Object.fromEntries(names.map(name => [name, readFileSync(join(directory, name), 'utf8')]))
}

export function git(directory: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@assayer.test', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...args], { cwd: directory, stdio: 'ignore' })
}
