import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { REFERENCE } from '../../config/choose-target.ts'
import type { Config, ResetConfig, SeedConfig, TargetConfig } from '../../config/config.ts'
import { CONFIG_FORMATS, type ConfigFormat, configText } from '../../config/config-text.ts'
import { CONFIG_FILES } from '../../config/read-config.ts'
import { richWorld } from '../../init/rich-world.ts'
import { firstClauses } from '../../init/scenario.ts'
import { smallWorld } from '../../init/small-world.ts'
import { refuseOccupied, writeText, writeWorld } from '../../init/write-world.ts'
import { packageDirectory } from '../../package-directory.ts'
import { SERVICES } from '../../suite/clause.ts'
import { MAIN_WORLDS } from '../../suite/worlds.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { answersTo, flagsOf, type Question } from '../questions.ts'

const QUESTIONS: readonly Question[] = [
  {
    flag: 'name',
    value: 'NAME',
    asks: 'the name of the target',
    usual: 'local',
    refuses: name =>
      name === REFERENCE
        ? `${REFERENCE} is the name of the embedded reference; expected another name.`
        : expecting(/^[\w.-]+$/, 'a word')(name),
  },
  {
    flag: 'url',
    value: 'URL',
    asks: 'its address',
    usual: 'http://127.0.0.1:1337',
    refuses: expecting(/^https?:\/\/[^\s/]+/, 'an address such as http://127.0.0.1:1337'),
  },
  { flag: 'command', value: 'LINE', asks: 'the command that starts it, if the kit should', usual: '' },
  {
    flag: 'services',
    value: 'A,B',
    asks: 'what it serves: content, platform, or both, separated by a comma',
    usual: 'content',
    refuses: expecting(
      /^(content|platform)(, ?(content|platform))?$/,
      'content, platform, or content,platform',
    ),
  },
  { flag: 'without', value: 'A,B', asks: 'what it lacks, separated by commas: graphql, i18n', usual: '' },
  {
    flag: 'seed',
    value: 'HOW',
    asks: 'how the world gets in: none (it is already there), rest or graphql (through its own API), or a command',
    usual: 'none',
  },
  {
    flag: 'reset',
    value: 'LINE',
    asks: 'the command that resets its world, or auto, delete or none',
    usual: 'auto',
  },
]

export const initCommand: Command = {
  usage: '[--yes] | --world DIR | --scenario DIR',
  details:
    'Asks a few questions and writes assayer.config.yaml (or .ts, .json) here. Answers given as flags are not asked\n' +
    'for, and --yes accepts the defaults for the rest. An existing configuration is never overwritten.\n' +
    'With --world it writes a world that can be served at once instead; with --scenario, example scenarios of your\n' +
    'own and the world they start from.',
  flags: {
    world: { says: 'write a small world into this directory', value: 'DIR' },
    rich: { says: 'with --world: relations, components, locales, files, users, permissions and a site' },
    scenario: { says: 'write example scenarios of your own into this directory', value: 'DIR' },
    yes: { says: 'ask no questions', short: 'y' },
    format: { says: `${CONFIG_FORMATS.join(', ')} (default ${CONFIG_FORMATS[0]})`, value: 'NAME' },
    ...flagsOf(QUESTIONS),
    output: { says: 'the file to write (default assayer.config.FORMAT)', value: 'FILE' },
  },
  examples: [
    { line: 'init', says: 'answer the questions' },
    { line: 'init --yes --url https://cms.test --format ts', says: 'in a script' },
    { line: 'init --world my-blog', says: 'a world, ready for serve --world my-blog' },
    {
      line: 'init --scenario api-tests',
      says: 'scenarios for your own models, ready for test --specs api-tests',
    },
  ],
  mostPositionals: 0,
  run: init,
}

async function init(given: Given, io: Io) {
  const [world, scenario] = [given.text('world'), given.text('scenario')]
  if (world !== undefined && scenario !== undefined)
    throw new UsageError('--world and --scenario exclude each other: --scenario also writes a world.')
  if (world !== undefined) return initWorld(world, given, io)
  if (given.has('rich')) throw new UsageError('--rich needs --world.')
  return scenario === undefined ? initConfig(given, io) : initScenario(scenario, io)
}

async function initWorld(directory: string, given: Given, io: Io) {
  writeWorld(directory, (await isRich(given, io)) ? richWorld : smallWorld)
  const guide = relative(process.cwd(), join(packageDirectory(), 'docs/worlds.md'))
  io.out(
    `${directory} is written. Next: \`assayer serve --world ${pathOf(directory)}\`; ${guide} explains its files.\n`,
  )
  return 0 as const
}

/** Nobody is asked who says --yes, or who cannot be asked. */
async function isRich(given: Given, { ask }: Io): Promise<boolean> {
  if (given.has('rich') || given.has('yes') || !ask) return given.has('rich')
  const answer = await ask('a rich one, with relations, components, locales, users and a site? [no]: ')
  return /^y/i.test(answer.trim())
}

/** A bare word may be the name of a world of the suite. */
function pathOf(directory: string): string {
  return /[./\\]/.test(directory) ? directory : `./${directory}`
}

const OWN_WORLD = 'my-blog'

function initScenario(directory: string, io: Io) {
  refuseOccupied(directory)
  writeWorld(join(directory, 'worlds', OWN_WORLD), smallWorld)
  writeText(join(directory, 'posts.yaml'), firstClauses(OWN_WORLD))
  io.out(`${directory} is written. Next: \`assayer test --specs ${directory} content.${OWN_WORLD}\`.\n`)
  return 0 as const
}

async function initConfig(given: Given, io: Io) {
  const format = given.choice('format', CONFIG_FORMATS) ?? CONFIG_FORMATS[0]
  const file = freeFile(given.text('output'), format)
  const config = configFrom(await answersTo(QUESTIONS, given, io))
  writeFileSync(file, configText(format, config))
  io.out(`${file} is written. Next: \`assayer doctor\`, then \`assayer test\`.\n`)
  if (isByApi(config)) io.out(TOKEN_WANTED)
  return 0 as const
}

const TOKEN_WANTED =
  'Before that, create an API token with full access and put it into the environment variable ASSAYER_TOKEN_FULL.\n'

function isByApi({ targets = {} }: Config): boolean {
  return Object.values(targets).some(({ seed }) => seed === 'rest' || seed === 'graphql')
}

function freeFile(wanted: string | undefined, format: ConfigFormat): string {
  const taken =
    wanted === undefined ? CONFIG_FILES.find(file => existsSync(file)) : existsSync(wanted) && wanted
  if (taken) throw new UsageError(`${taken} already exists: edit it by hand, or delete it first.`)
  return wanted ?? `assayer.config.${format}`
}

function configFrom(answers: ReadonlyMap<string, string>): Config {
  const text = (flag: string) => answers.get(flag) ?? ''
  const services = SERVICES.filter(service => listIn(text('services')).includes(service))
  const without = listIn(text('without'))
  const target: TargetConfig = {
    url: text('url').replace(/\/+$/, ''),
    ...(text('command') !== '' && { command: text('command') }),
    services,
    worlds: services.map(service => MAIN_WORLDS[service]),
    ...(without.length > 0 && { without }),
    ...(text('seed') !== 'none' && { seed: seedFrom(text('seed')) }),
    reset: resetFrom(text('reset')),
  }
  return { targets: { [text('name')]: target } }
}

function seedFrom(answer: string): SeedConfig {
  return answer === 'rest' || answer === 'graphql' || answer === 'control' ? answer : { command: answer }
}

function resetFrom(answer: string): ResetConfig {
  const word = (['auto', 'none', 'delete'] as const).find(it => it === answer)
  return word ?? { command: answer }
}

function listIn(text: string): readonly string[] {
  return text.split(',').flatMap(item => item.trim() || [])
}

function expecting(pattern: RegExp, what: string): (answer: string) => string | null {
  return answer => (pattern.test(answer) ? null : `expected ${what}.`)
}
