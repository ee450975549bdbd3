import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Ended {
  readonly code: number
  readonly out: string
}

/** The environment of a shell of its own: nothing of the test runner, nothing of npm's scripts. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env
  return env
}

/** Runs a program to its end; `out` is what it printed on either channel. */
export function runIn(
  directory: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise(done => {
    const options = { cwd: directory, env: { ...ownEnvironment(), ...env }, maxBuffer: 1 << 27 }
    execFile(program, args, options, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out: out + err }),
    )
  })
}

/** Runs a program that must succeed. */
export async function succeed(directory: string, program: string, args: readonly string[]): Promise<Ended> {
  const ended = await runIn(directory, program, args)
  if (ended.code !== 0) throw new Error(`${program} ${args.join(' ')}\n${ended.out}`)
  return ended
}

export function npm(directory: string, args: readonly string[]): Promise<Ended> {
  return succeed(directory, 'npm', [...args, '--no-audit', '--no-fund'])
}

/** Packs this project; the path of what would be published. */
export async function pack(directory: string): Promise<string> {
  await npm(resolve('.'), ['pack', '--pack-destination', directory])
  return join(directory, readdirSync(directory).find(name => name.endsWith('.tgz')) ?? '')
}

/** What this project has of a package, so that an empty project has the same. */
export function versionOf(name: string): string {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version
}
