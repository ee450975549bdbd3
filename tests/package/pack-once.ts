import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pack } from './package-managers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of what would be published. */
    readonly tarball: string
  }
}

/** To build takes its time, and all tests install the same: what ASSAYER_TARBALL names, where somebody has packed it. */
export default async function packOnce({ provide }: TestProject): Promise<() => void> {
  const { ASSAYER_TARBALL: packed } = process.env
  if (packed) {
    provide('tarball', packed)
    return () => {}
  }
  const place = mkdtempSync(join(tmpdir(), 'assayer-packed-'))
  provide('tarball', await pack(place))
  return () => rmSync(place, { recursive: true, force: true })
}
