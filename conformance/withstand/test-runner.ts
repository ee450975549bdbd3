/** What became of the user's tests at one server. */
export interface TestRun {
  /** `passed` and `failed` are said by the tests; `timeout`: they were ended because they took too long. */
  readonly outcome: 'passed' | 'failed' | 'timeout' | 'interrupted'
  /** How it ended, with its last words. */
  readonly says: string
  /** Names of tests that failed; none where only a command's exit code is known. */
  readonly failed: readonly string[]
  /** How long it took, in milliseconds. */
  readonly ms: number
}

/** Runs all tests once, against the server that is at an address. One run at a time. */
export interface TestRunner {
  /** After so many milliseconds they are ended. */
  run(url: string, most: number): Promise<TestRun>
  close(): Promise<void>
}
