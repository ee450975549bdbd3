import { type ChildProcess, fork } from 'node:child_process'

/** How a process is begun: flags of Node.js, and what its environment has besides ours. */
export interface Start {
  readonly flags: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** What a process says besides: it is still getting on. A busy machine may take long over all scenarios. */
export interface Alive {
  readonly kind: 'alive'
}

/** A process with all mutants in it, which is ended and made anew when one of them never ends. */
export class Tester<Job extends object, Done extends { readonly kind: string }> {
  readonly #file: string
  readonly #start: Start
  #child: ChildProcess | null = null

  constructor(file: string, start: Start) {
    this.#file = file
    this.#start = start
  }

  /** What came of a job; null when nothing was heard for `most` milliseconds. Rejects when the process is lost. */
  ask(job: Job, most: number): Promise<Done | null> {
    this.#child ??= fork(this.#file, {
      execArgv: [...this.#start.flags],
      silent: true,
      env: { ...process.env, ...this.#start.environment },
    })
    const child = this.#child
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        child.removeAllListeners()
        then()
      }
      const timer = setTimeout(() => {
        this.#child = null
        settle(() => resolve(null))
        child.kill('SIGKILL')
      }, most)
      child.on('message', (said: Done | Alive) => {
        if (isAlive(said)) timer.refresh()
        else settle(() => resolve(said))
      })
      child.once('exit', code => {
        this.#child = null
        settle(() => reject(new Error(`the process ended with ${code}`)))
      })
      child.send(job)
    })
  }

  /** The same of a process of its own, in which a mutant was on from the start. */
  async askAlone(job: Job, mutant: number, most: number): Promise<Done | null> {
    const environment = { ...this.#start.environment, ASSAYER_MUTANT: String(mutant) }
    const alone = new Tester<Job, Done>(this.#file, { ...this.#start, environment })
    const done = await alone.ask(job, most)
    alone.close()
    return done
  }

  close(): void {
    this.#child?.removeAllListeners()
    this.#child?.kill()
    this.#child = null
  }
}

function isAlive(said: { readonly kind: string }): said is Alive {
  return said.kind === 'alive'
}
