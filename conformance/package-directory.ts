import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The directory of this package: upwards from this file, which lies deeper when it was built into dist/. */
export function packageDirectory(): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory)
    if (parent === directory) throw new Error('invariant: the package has a package.json')
    directory = parent
  }
  return directory
}

/**
 * A file or folder that lies beside the sources and is read while the program runs: in a checkout at this path, in the
 * built package, whose code is put together elsewhere, at the same path below dist/.
 */
export function besideSources(path: string): string {
  const root = packageDirectory()
  const source = join(root, path)
  return existsSync(source) ? source : join(root, 'dist', path)
}
