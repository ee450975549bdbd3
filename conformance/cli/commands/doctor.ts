import { type Examined, examine } from '../../doctor/examine.ts'
import { platformOf } from '../../run/platform-of.ts'
import type { Suite } from '../../suite/load-suite.ts'
import { MAIN_WORLDS } from '../../suite/worlds.ts'
import type { Target } from '../../targets/target.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { linesOn } from '../progress.ts'
import { SUITE_FLAGS, selectByFlags, specsDirectory } from '../suite-flags.ts'
import { limitsByFlags, TARGET_FLAGS, targetByFlags, worldsByFlags } from '../target-flags.ts'

export const doctorCommand: Command = {
  usage: '[--target NAME | --url URL]',
  details:
    'Checks whether a target can be judged: Is it reachable? Is its clock right? Does it have the capabilities it\n' +
    'should have? May the public read? Do the credentials work? Are the entries there? Which parts of the world are\n' +
    'missing? Can the world be reset? For everything that is missing it says how to fix it. Nothing is changed,\n' +
    'except that a configured seed fills in the world. Exits with 0 when nothing is missing, otherwise with 3.',
  flags: {
    ...TARGET_FLAGS,
    service: SUITE_FLAGS.service ?? { says: 'one service', value: 'NAME' },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    { line: 'doctor --url http://127.0.0.1:1337 --service content', says: 'your own server' },
    { line: 'doctor --target staging', says: 'a target of the configuration' },
  ],
  mostPositionals: 0,
  run: doctor,
}

async function doctor(given: Given, io: Io) {
  const { suite } = selectByFlags(given, io)
  const target = targetByFlags(given, specsDirectory(given, io), limitsByFlags(given), { say: linesOn(io) })
  const isEachWell: boolean[] = []
  try {
    for (const world of worldsOf(given)) {
      const found = await examineWorld(world, { suite, target, given, io })
      io.out(textOf(`${target.name}, world ${world}`, found))
      isEachWell.push(found.every(({ level }) => level !== 'missing'))
    }
  } finally {
    await target.close()
  }
  return isEachWell.every(isWell => isWell) ? 0 : 3
}

interface Visit {
  readonly suite: Suite
  readonly target: Target
  readonly given: Given
  readonly io: Io
}

async function examineWorld(
  world: string,
  { suite, target, given, io }: Visit,
): Promise<readonly Examined[]> {
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
  const own = scenarios.filter(scenario => scenario.world === world)
  return examine({
    specs: suite.directory,
    target,
    world,
    platformVersion: (await platformOf(target, own, io.signal))?.version ?? null,
    production: given.has('production'),
    scenarios,
    limits: limitsByFlags(given),
    environment: io.environment,
    signal: io.signal,
  })
}

function worldsOf(given: Given): readonly string[] {
  const service = given.choice('service', ['content', 'platform'])
  const isNamed = given.texts('world').length > 0
  return service && !isNamed ? [MAIN_WORLDS[service]] : worldsByFlags(given)
}

const SIGNS = { good: 'ok     ', limit: 'limit  ', missing: 'MISSING' }

function textOf(title: string, found: readonly Examined[]): string {
  const lines = found.flatMap(({ check, level, says, mend }) => [
    `  ${SIGNS[level]} ${check}: ${says}`,
    ...(mend === null ? [] : [`          → ${mend}`]),
  ])
  return [title, ...lines, ''].join('\n')
}
