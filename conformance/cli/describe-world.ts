import { writeFileSync } from 'node:fs'
import { MAIN_WORLDS } from '../suite/worlds.ts'
import { type OracleWorld, readWorld } from '../targets/oracle.ts'
import type { Command, Example, ExitCode } from './command.ts'
import { sourceByFlags } from './commands/import.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { SUITE_FLAGS, specsDirectory } from './suite-flags.ts'
import { chooseWorld, servedWorld, WORLD_VALUE } from './world-flag.ts'

interface Description {
  readonly details: string
  readonly examples: readonly Example[]
  readonly text: (world: OracleWorld) => Promise<string>
}

/** A command that writes a text about one world. */
export function describing({ details, examples, text }: Description): Command {
  return {
    usage: '[--world NAME|DIR|FILE]',
    details,
    flags: {
      world: { says: `the world (default ${MAIN_WORLDS.content})`, value: WORLD_VALUE },
      output: { says: 'write to this file instead of printing', value: 'FILE' },
      specs: SUITE_FLAGS.specs,
    },
    examples,
    mostPositionals: 0,
    run: async (given, io) => put(await text(await usualWorld(given, io)), given, io),
  }
}

function usualWorld(given: Given, io: Io): Promise<OracleWorld> {
  return readWorldNamed(given.text('world') ?? MAIN_WORLDS.content, given, io)
}

/** The world that a name, a directory or a file stands for. */
export async function readWorldNamed(name: string, given: Given, io: Io): Promise<OracleWorld> {
  const chosen = await chooseWorld(name, specsDirectory(given, io))
  const world = await servedWorld(chosen, sourceByFlags(given, [chosen.path]), io)
  return typeof world === 'string' ? readWorld(world) : world
}

function put(text: string, given: Given, io: Io): ExitCode {
  const file = given.text('output')
  if (file === undefined) io.out(text)
  else writeFileSync(file, text)
  return 0
}
