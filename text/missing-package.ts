/** Whether an import failed because a package that need not be there is not. */
export function isMissingPackage(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return false
  return new RegExp(`package '${name}'`).test(error.message)
}
