import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { ownEnvironment } from './package-managers.ts'

export interface Printed {
  readonly code: number | null
  /** On standard output, with the ports that the document names. */
  readonly out: string
  /** On either channel, likewise. */
  readonly all: string
}

/** Runs the commands of a document in a directory, at free ports in place of those that it names. */
export interface Shell {
  run(command: string): Promise<Printed>
  /** Ends whatever still serves, and waits for it: what it runs from may be taken away afterwards. */
  close(): Promise<void>
}

/** The ports that documents name. */
const SHOWN = ['1337', '1338']

export async function openShell(directory: string): Promise<Shell> {
  const ports = new Map(
    await Promise.all(SHOWN.map(async shown => [shown, String(await freePort())] as const)),
  )
  const own = (text: string) => text.replace(/\b133[78]\b/g, shown => ports.get(shown) ?? shown)
  const shown = (text: string) => [...ports].reduce((said, [name, port]) => said.replaceAll(port, name), text)
  const serving = new Map<string, ChildProcess>()
  const start = (command: string) => {
    const env = {
      ...ownEnvironment(),
      ...programsOf(directory),
      ASSAYER_PORT: ports.get('1337'),
      NO_COLOR: '1',
    }
    return spawn('bash', ['-c', own(command)], { cwd: directory, env, detached: true })
  }
  return {
    run: async command => {
      if (!/\bassayer serve\b/.test(command)) return shownBy(await ended(start(command)), shown)
      const port = /--port (\d+)/.exec(command)?.[1] ?? '1337'
      await stop(serving.get(port))
      const child = start(command)
      serving.set(port, child)
      return shownBy(await served(child), shown)
    },
    close: async () => {
      await Promise.all([...serving.values()].map(stop))
    },
  }
}

/** What is installed, without npm, which `npx` would start before it each time; package.test.ts has that way, too. */
function programsOf(directory: string): NodeJS.ProcessEnv {
  const path = `${join(directory, 'node_modules/.bin')}:${process.env.PATH}`
  return { PATH: path, 'BASH_FUNC_npx%%': '() { "$@"; }' }
}

function shownBy({ code, out, all }: Printed, shown: (text: string) => string): Printed {
  return { code, out: shown(out), all: shown(all) }
}

function outputOf({ stdout, stderr }: ChildProcess): () => Pick<Printed, 'out' | 'all'> {
  const pieces: { readonly text: string; readonly isOut: boolean }[] = []
  stdout?.setEncoding('utf8').on('data', text => pieces.push({ text, isOut: true }))
  stderr?.setEncoding('utf8').on('data', text => pieces.push({ text, isOut: false }))
  const joined = (some: typeof pieces) => some.map(({ text }) => text).join('')
  return () => ({ out: joined(pieces.filter(({ isOut }) => isOut)), all: joined(pieces) })
}

async function ended(child: ChildProcess): Promise<Printed> {
  const output = outputOf(child)
  const code = await new Promise<number | null>(done => child.once('close', done))
  return { code, ...output() }
}

/** A server is as good as ended once it says where it is. */
async function served(child: ChildProcess): Promise<Printed> {
  const output = outputOf(child)
  const code = await new Promise<number | null>(done => {
    child.once('close', done)
    child.stdout?.on('data', () => /^\{"url":.*\n/m.test(output().out) && done(0))
  })
  return { code, ...output() }
}

/** With whatever it started itself. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null) return
  const end = new Promise(done => child.once('close', done))
  process.kill(-child.pid, 'SIGTERM')
  await end
}
