import { type ChildProcess, spawn } from 'node:child_process'
import { isSecretVariable } from '../secrets/names.ts'
import { redacting } from '../secrets/redact.ts'

/** A line for the system's shell, or a program with its arguments, which no shell looks at. */
export interface CommandLine {
  readonly run: string | readonly [program: string, ...args: readonly string[]]
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface ShellLine extends CommandLine {
  readonly run: string
}

/** A command that goes on until it is stopped. */
export interface Running {
  /** Why it runs no more; null while it does. */
  readonly ended: string | null
  /** Gives the exit code once it has ended; null when it was killed or could not be started. */
  readonly end: Promise<number | null>
  /** Asks the command and all that it started to end; after a while it makes them. */
  stop(): Promise<void>
}

/** How long a command may take to end when it is asked to, in milliseconds. */
const GRACE = 5_000

/** As much of what a command printed as helps to see why it ended, in characters. */
const LAST_WORDS = 2_000

/** Starts a command and leaves it running. `onWords` is told all that it prints. */
export function startLine(line: CommandLine, onWords: (words: string) => void = () => {}): Running {
  const started = spawnLine(line, onWords)
  const { child } = started
  killWithUs(started)
  return {
    get ended() {
      return started.ended
    },
    end: started.end,
    stop: async () => {
      if (started.ended !== null) return
      signalGroup(child, 'SIGTERM')
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE)
      await started.end
      clearTimeout(force)
    },
  }
}

const living = new Set<ChildProcess>()

function killLiving(): void {
  for (const child of living) signalGroup(child, 'SIGKILL')
}

/** Whatever happens to this process, what it has started ends with it. */
function killWithUs({ child, end }: Started): void {
  if (living.size === 0) process.once('exit', killLiving)
  living.add(child)
  void end.then(() => {
    living.delete(child)
    if (living.size === 0) process.removeListener('exit', killLiving)
  })
}

/** Runs a command to its end. Gives null when it ended with 0, else what it ended with and its last words. */
export async function runLine(line: ShellLine): Promise<string | null> {
  const started = spawnLine(line)
  const code = await started.end
  return code === 0 ? null : started.ended
}

interface Started {
  readonly child: ChildProcess
  /** Gives the exit code; null when it was killed or could not be started. */
  readonly end: Promise<number | null>
  readonly ended: string | null
}

/** In a process group of its own, so that what a shell started ends together with the shell. */
function spawnLine(
  { run, directory, environment }: CommandLine,
  onWords: (words: string) => void = () => {},
): Started {
  const [program, ...args] = typeof run === 'string' ? [run] : run
  const child = spawn(program, args, {
    shell: typeof run === 'string',
    cwd: directory,
    env: environment,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  let ended: string | null = null
  const hear = (chunk: unknown) => {
    words = (words + String(chunk)).slice(-LAST_WORDS)
    onWords(String(chunk))
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const end = new Promise<number | null>(settle => {
    const finish = (how: string, code: number | null) => {
      const last = withoutSecrets(words.trim(), environment)
      ended ??= `${[program, ...args].join(' ')} ${how}${last ? `:\n${last}` : ''}`
      settle(code)
    }
    child.once('error', error => finish(`cannot be started (${error.message})`, null))
    child.once('close', (code, signal) => finish(`ended with ${code ?? signal}`, code))
  })
  return {
    child,
    end,
    get ended() {
      return ended
    },
  }
}

/** What a command prints may go into reports. */
function withoutSecrets(text: string, environment: CommandLine['environment']): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    isSecretVariable(name) && value ? [value] : [],
  )
  return redacting(secrets)(text)
}

function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // It ended by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
