import { type ChildProcess, fork } from 'node:child_process'
import type { Done, Job } from './child.ts'

/** A process with all mutants in it, which is ended and made anew when one of them never ends. */
export class Tester {
  readonly #file: string
  readonly #environment: Readonly<Record<string, string>>
  #child: ChildProcess | null = null

  constructor(file: string, environment: Readonly<Record<string, string>> = {}) {
    this.#file = file
    this.#environment = environment
  }

  /** What came of a job; null when it took longer than `most` milliseconds. Rejects when the process is lost. */
  ask(job: Job, most: number): Promise<Done | null> {
    this.#child ??= fork(this.#file, {
      execArgv: ['--max-old-space-size=2048'],
      silent: true,
      env: { ...process.env, ...this.#environment },
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
      child.once('message', (done: Done) => settle(() => resolve(done)))
      child.once('exit', code => {
        this.#child = null
        settle(() => reject(new Error(`the process ended with ${code}`)))
      })
      child.send(job)
    })
  }

  /** The same of a process of its own, in which a mutant was on from the start. */
  async askAlone(job: Extract<Job, { kind: 'try' }>, most: number): Promise<Done | null> {
    const alone = new Tester(this.#file, { ASSAYER_MUTANT: String(job.mutant) })
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
