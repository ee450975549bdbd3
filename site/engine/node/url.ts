/** The package lies at the root of the files of this page, wherever its code comes from. */
export function fileURLToPath(): string {
  return '/engine.js'
}

/** Code of the suite’s worlds lies beside the engine's own, as modules. */
export function pathToFileURL(path: string): URL {
  return new URL(
    `code${path.replace(/^\/specs\/worlds/, '').replace(/\.[cm]?[jt]s$/, '.js')}`,
    self.location.href,
  )
}
