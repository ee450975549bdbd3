import { accessSync, constants } from 'node:fs'
import { dirname, join } from 'node:path'
import { kitVersion } from '../kit-version.ts'
import { replaceFile } from '../replace-file.ts'
import type { ThroughOptions } from '../serve/through.ts'
import type { ServeOptions } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { lineOn } from './progress.ts'

const USUAL_FILE = 'usage.yaml'

/** What `serve --observe` does besides serving. */
export interface Observing {
  readonly through: Pick<ThroughOptions, 'watch'>
  readonly operations: NonNullable<ServeOptions['operations']>
  /** Where the reference is served; before that nobody asks it anything. */
  servedAt(url: string): void
  /** Judges what was seen, says it and writes it. */
  end(): Promise<void>
}

/** Null without --observe: then nothing of it is loaded. `served` is what the reference was told by flags. */
export async function observingByFlags(
  given: Given,
  io: Io,
  served: Omit<ServeOptions, 'world' | 'through'>,
): Promise<Observing | null> {
  const file = given.text('usage') ?? USUAL_FILE
  if (!given.has('observe')) {
    if (given.text('usage') === undefined) return null
    throw new UsageError('--usage says where --observe writes: give --observe, too')
  }
  refuseUnwritable(file)
  const { startObserver } = await import('../observe/observer.ts')
  const { usageText } = await import('../observe/usage-file.ts')
  const { usageTold } = await import('../observe/usage-told.ts')
  const line = lineOn(io)
  let address: string | undefined
  const observer = startObserver({
    setting: () => ({ ...served, ...(address !== undefined && { address }) }),
    specs: join(io.packageDirectory, 'specs'),
    kit: kitVersion(io.packageDirectory),
    now: io.now,
    onProgress: says => line.say(`judging what was observed · ${says}`),
  })
  return {
    through: { watch: observer.watch },
    operations: { 'GET observed': observer.usage },
    servedAt: url => {
      address = url
    },
    end: async () => {
      const usage = await observer.usage()
      line.end()
      io.err(`\n${usageTold(usage)}\n`)
      replaceFile(file, usageText(usage))
      io.err(`${file} says which clauses the client uses.\n`)
    },
  }
}

/** Told before hours of watching, and not after them. */
function refuseUnwritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`--usage ${file} cannot be written: ${error.message}`)
    throw error
  }
}
