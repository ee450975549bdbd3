/** What a command may touch of the process: nothing else in the kit prints, reads the environment or exits. */
export interface Io {
  /** Standard output: what was asked for. */
  out(text: string): void
  /** Standard error: progress, warnings, mistakes. */
  err(text: string): void
  /** Asks the person at the terminal and gives the line that comes back; undefined when there is nobody. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
  /** Gives single keys that the person presses, until what it returns is called; undefined when there is nobody. */
  readonly keys?: ((onKey: (key: string) => void) => () => void) | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Standard error is a terminal that a person watches. */
  readonly isTerminal: boolean
  readonly hasColours: boolean
  /** The time, in milliseconds since the epoch. */
  now(): number
  /** Aborted by SIGINT and SIGTERM: finish what must be finished and end. */
  readonly signal: AbortSignal
  /** The trace of an error with places in the sources; undefined: it names them as it is. */
  readonly readable?: (trace: string) => Promise<string>
  /** The directory of the installed package. */
  readonly packageDirectory: string
}
