import type { ServiceRequest } from '../../http/message.ts'
import { type Brand, ghostBrand, platformBrand } from '../brand.ts'
import type { Opened, PlatformUnits, Site } from '../contracts.ts'
import { splitTarget } from '../http/request.ts'
import { singleUrl } from '../versioning/api-roots.ts'

const brands: readonly Brand[] = [platformBrand, ghostBrand]

/** Where in a target the platform's APIs begin. */
export interface Located {
  /** `/platform/api`, with the directory that the site lies in. */
  readonly root: string
  /** Below the root, still encoded. */
  readonly path: string
}

/** Null when the target is below no API of any brand. */
export function locate({ target }: ServiceRequest): Located | null {
  const { path } = splitTarget(target)
  for (const brand of brands) {
    const root = new RegExp(`^(?:/.*?)??/${brand.word}/api(?=/|$)`, 'i').exec(path)?.[0]
    if (root !== undefined) return { root, path: withPlainPrefix(path.slice(root.length)) }
  }
  return null
}

/** Prefixes are read in either case, and several slashes as one. */
function withPlainPrefix(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/^\/[^/]+/, prefix => prefix.toLowerCase())
}

/**
 * The root that a request comes in by. A request in the words of the documentation, which write no prefix, counts as
 * one by the URL of its time.
 */
export function openDoor(
  units: PlatformUnits,
  raw: ServiceRequest,
  { path }: Located,
  site: Site,
): Opened | null {
  for (const root of [...units.apiRoots, singleUrl]) {
    const opened = root.open(path, raw, site)
    if (opened) return opened
  }
  return null
}

/** The root of a platform itself, without leniency. */
export function ownDoor(
  units: PlatformUnits,
  raw: ServiceRequest,
  { path }: Located,
  site: Site,
): Opened | null {
  for (const root of units.apiRoots) {
    const opened = root.open(path, raw, site)
    if (opened) return opened
  }
  return null
}
