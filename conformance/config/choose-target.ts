import { UsageError } from '../usage-error.ts'
import type { TargetConfig } from './config.ts'
import type { FoundConfig } from './read-config.ts'
import { withUsual } from './started-program.ts'
import { authEnvironment } from './variables.ts'

/** The embedded reference: a target that is always there. */
export const REFERENCE = 'reference'

/** A target of the configuration, with what its relative paths start from. */
export interface TargetSettings {
  readonly name: string
  readonly config: TargetConfig
  readonly directory: string
  /** With the credentials that the configuration names. */
  readonly environment: Environment
}

type Environment = Readonly<Record<string, string | undefined>>

export interface Wanted {
  /** By --target or ASSAYER_TARGET. */
  readonly name: string | undefined
  /** By --url or ASSAYER_URL. */
  readonly url: string | undefined
}

/**
 * The target of the configuration that a run is for; null when it is for another: the embedded reference, or a bare
 * URL, of which the configuration knows nothing. Throws UsageError when the name is unknown.
 */
export function chooseTarget(
  found: FoundConfig,
  { name, url }: Wanted,
  environment: Environment,
): TargetSettings | null {
  if (name === undefined && url !== undefined) return null
  const { targets = {}, target } = found.config
  const names = Object.keys(targets)
  const wanted = name ?? target ?? (names.length === 1 ? names[0] : undefined) ?? REFERENCE
  if (wanted === REFERENCE) return null
  const config = targets[wanted]
  if (config) {
    const own = {
      ...(config.site !== undefined && { ASSAYER_SITE: config.site }),
      ...authEnvironment(config.auth ?? {}, environment),
    }
    return { name: wanted, config: withUsual(config), directory: found.directory, environment: own }
  }
  const where = found.file === null ? 'there is no assayer.config file' : `${found.file} has ${list(names)}`
  throw new UsageError(`There is no target ${wanted}: ${where}; ${REFERENCE} is always there.`)
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none'
}
