import type { Release } from '../program.ts'

/** Any Node will do for the kit: each version brings the one that it runs on. */
const BESIDE = { yarn: '1.22.22', sqlite3: '5.1.7' }

/** The first version of what processes pictures that needs no other host than the registry. */
const PICTURES = { sharp: '0.33.5' }

/** Versions that were installed, filled and judged. A new one: a line here. */
export const releases: readonly Release[] = [
  { version: '5.99.1', nodes: null, dependencies: { ...BESIDE, ...PICTURES, [nodePackage()]: '20.20.2' } },
]

/** The package that holds nothing but the program `node` of this system. */
export function nodePackage(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return `node-${system}-${process.arch}`
}
