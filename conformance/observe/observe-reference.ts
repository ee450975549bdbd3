import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitVersion } from '../kit-version.ts'
import { packageDirectory } from '../package-directory.ts'
import { type EmbedOptions, embedReference, type OracleReference } from '../targets/oracle.ts'
import { startObserver } from './observer.ts'
import type { Usage } from './usage.ts'
import { usageText } from './usage-file.ts'

export type { Usage, UsageFinding, UsageOfClause, UsageOfShape, UsagePlace } from './usage.ts'
export { usageTold } from './usage-told.ts'

export interface ObserveOptions extends Omit<EmbedOptions, 'clock' | 'through' | 'operations'> {
  /** Where `close` writes what was observed, as YAML; nowhere without it. */
  readonly usage?: string
}

/** A reference that keeps what it is sent. */
export interface ObservedReference extends OracleReference {
  /** Judges what was sent, and writes it where `usage` says. */
  close(): Promise<Usage>
}

/**
 * Makes a reference for tests, as `createReference` does, and tells in the end what the requests that it was sent use,
 * and what of them leans on what is left open. Rejects with WorldError and UsageError as `createReference` does.
 */
export async function observeReference({ usage, ...options }: ObserveOptions): Promise<ObservedReference> {
  const observer = startObserver({
    setting: () => options,
    specs: join(packageDirectory(), 'specs'),
    kit: kitVersion(packageDirectory()),
    now: Date.now,
    onProgress: () => {},
  })
  const reference = await embedReference({
    ...options,
    through: (answer, held) => async request => observer.watch(answer, held)(request),
    operations: { 'GET observed': () => observer.usage() },
  })
  return {
    handle: request => reference.handle(request),
    why: (request, options) => reference.why(request, options),
    fetch: (request, init) => reference.fetch(request, init),
    listen: where => reference.listen(where),
    load: world => reference.load(world),
    reset: () => {
      observer.startAnew()
      reference.reset()
    },
    get world() {
      return reference.world
    },
    close: async () => {
      const observed = await observer.usage()
      if (usage !== undefined) writeFileSync(usage, usageText(observed))
      return observed
    },
  }
}
