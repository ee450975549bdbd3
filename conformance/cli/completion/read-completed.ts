import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAIL_ON, SERVICES } from '../../suite/clause.ts'
import { listProfiles } from '../../targets/oracle.ts'
import type { CommandEntry } from '../command.ts'
import type { CompletedCommand } from './shells.ts'

/** Every command with its flags, and the names that flags take where there is a list of them. */
export async function readCompleted(
  commands: readonly CommandEntry[],
  packageDirectory: string,
): Promise<readonly CompletedCommand[]> {
  const profile = (await listProfiles()).map(({ name }) => name)
  const world = readdirSync(join(packageDirectory, 'specs', 'worlds'))
  const values: Readonly<Record<string, readonly string[]>> = {
    ...{ profile, world },
    service: SERVICES,
    'fail-on': FAIL_ON,
  }
  const completed = commands.map(async ({ name, says, load }) => {
    const { flags } = await load()
    return {
      ...{ name, says },
      flags: Object.entries(flags).map(([flag, about]) => ({
        name: flag,
        says: about.says,
        hasValue: about.value !== undefined,
        values: values[flag] ?? [],
      })),
    }
  })
  return Promise.all(completed)
}
