import type { PlatformData } from './data.ts'
import { movedTo } from './moved.ts'
import { readPlatform } from './read/platform.ts'

type PlatformFile = Parameters<typeof movedTo>[1]

interface Read {
  readonly address: string | null
  readonly data: PlatformData
}

/** What was read of each file last: neither a file nor what is read of it ever changes. */
const lastRead = new WeakMap<PlatformFile, Read>()

/**
 * The site of a world's `platform.json` at an address of this machine; null leaves it where the file says. It is read
 * once for all who serve it there.
 * @throws WorldError with everything that does not fit
 */
export function siteAt(address: string | null, file: PlatformFile, world: string): PlatformData {
  const known = lastRead.get(file)
  if (known && known.address === address) return known.data
  const data = readPlatform(address === null ? file : movedTo(address, file), world)
  lastRead.set(file, { address, data })
  return data
}
