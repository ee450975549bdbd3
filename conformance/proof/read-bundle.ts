import { readFileSync, statSync } from 'node:fs'
import { UsageError } from '../usage-error.ts'
import type { Files } from './pack.ts'
import { Refusal } from './refusal.ts'
import { LIMITS, unpackBundle } from './unpack.ts'

/** The files of a bundle. Throws UsageError where there is none, and a Refusal for what is none. */
export async function readBundle(file: string): Promise<Files> {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile())
    throw new UsageError(`${file}: there is no such file; assayer publish writes one (bundle.tgz).`)
  if (found.size > LIMITS.packed)
    throw new Refusal(`the archive has ${found.size} bytes, more than the ${LIMITS.packed} that one may have`)
  return unpackBundle(readFileSync(file))
}
