import type { Interface } from 'node:readline'
import { UsageError } from '../usage-error.ts'

export interface AskingOptions {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Ends a question without an answer. */
  readonly signal: AbortSignal
  /** What Ctrl+C at a question does. */
  readonly interrupt: () => void
}

/**
 * Asks one question after the other. Lines that come before they are asked for, such as pasted ones, answer the
 * questions to come. Throws UsageError when there is no answer: by an interruption, or at the end of the input.
 */
export function askLines(options: AskingOptions): (question: string) => Promise<string> {
  const early: (string | null)[] = []
  let lines: Interface | null = null
  let waiting: ((line: string | null) => void) | null = null
  const take = (line: string | null) => {
    const answer = waiting
    waiting = null
    if (answer) answer(line)
    else early.push(line)
  }
  return async question => {
    lines ??= await openLines(options, take)
    const known = early.shift()
    const answer = known ?? (known === null ? null : await askNow(question, lines))
    if (answer === null) throw new UsageError('Interrupted: nothing is written.')
    if (known !== undefined) options.output.write(`${question}${answer}\n`)
    return answer
  }

  async function askNow(question: string, open: Interface): Promise<string | null> {
    open.setPrompt(question)
    open.prompt()
    const answer = await new Promise<string | null>(settle => {
      waiting = settle
    })
    // Nobody waits for more until the next question: the program may end.
    if (answer !== null) open.pause()
    return answer
  }
}

async function openLines(
  { input, output, signal, interrupt }: AskingOptions,
  take: (line: string | null) => void,
): Promise<Interface> {
  const { createInterface } = await import('node:readline')
  const lines = createInterface({ input, output })
  lines.on('line', take)
  lines.once('close', () => take(null))
  lines.once('SIGINT', interrupt)
  signal.addEventListener('abort', () => lines.close(), { once: true })
  return lines
}
