/** The caller of the program or of the library asked for something that cannot be: what, where, how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
