/** The caller is wrong: what, where, and how to mend it. The CLI prints the message and exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
