import { join } from 'node:path'
import { chooseTarget } from '../config/choose-target.ts'
import { flagValues } from '../config/flag-values.ts'
import { CONFIG_FILES, readConfig } from '../config/read-config.ts'
import { type FlagSet, type Given, type Layers, readFlags } from './flags.ts'
import type { Io } from './io.ts'

/** Commands with this flag read the configuration. */
export const CONFIG_FLAGS: FlagSet = {
  config: {
    says: 'the configuration (default assayer.config.ts, .js, .json or .yaml here)',
    value: 'FILE',
    variable: 'ASSAYER_CONFIG',
  },
}

/** The configuration that was asked for, or every file that would be one: it may come or go. */
export function configFiles(given: Given): readonly string[] {
  const file = given.text('config')
  return file === undefined ? CONFIG_FILES : [file]
}

/** Adds what the configuration says: flag values, target, credentials. For commands that have --config. */
export async function configLayers(flags: FlagSet, layers: Layers, io: Io): Promise<Layers> {
  const given = readFlags(flags, layers)
  const specs = join(io.packageDirectory, 'specs')
  const found = await readConfig({ file: given.text('config'), directory: '.', specs })
  const wanted = { name: given.text('target'), url: given.text('url') }
  const settings = chooseTarget(found, wanted, layers.environment)
  return {
    ...layers,
    environment: settings?.environment ?? layers.environment,
    config: flagValues(found, settings),
    settings,
  }
}
