/** A file that is not there is no error here: every file of a world may be missing, and a link may lead nowhere. */
export function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

const MISSING = ['ENOENT', 'ENOTDIR', 'ELOOP']

/** Whether an error of the file system says that something is not there. */
export function isMissing(error: unknown): boolean {
  return MISSING.includes(codeOf(error))
}

/** Such as ENOENT, or ERR_STRING_TOO_LONG for a file that no JavaScript text can hold. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
