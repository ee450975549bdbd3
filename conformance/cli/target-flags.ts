import { DEFAULT_LIMITS, type Limits } from '../client/limits.ts'
import { REFERENCE } from '../config/choose-target.ts'
import { configuredTarget } from '../config/configured-target.ts'
import { misfitsOf } from '../config/own-api.ts'
import { recordingTarget } from '../record/recording-target.ts'
import { HAZARDS, type Hazard } from '../safety/hazards.ts'
import { ownWorlds } from '../suite/load-suite.ts'
import { MAIN_WORLDS } from '../suite/worlds.ts'
import { BRAND_NAMES, brandWords } from '../targets/brand.ts'
import type { WorldSource } from '../targets/oracle.ts'
import { type OracleOptions, oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { type UrlTargetOptions, urlTarget } from '../targets/url.ts'
import { UsageError } from '../usage-error.ts'
import { CONFIG_FLAGS } from './config-layers.ts'
import type { FlagSet, Given } from './flags.ts'
import { isLifted } from './lift-flags.ts'
import { didYouMean } from './nearest.ts'
import { isBranded, versionByFlags } from './suite-flags.ts'

/** Flags that say which target, and what is known of it. */
export const TARGET_FLAGS: FlagSet = {
  url: { says: 'the target (default: the embedded reference)', value: 'URL', variable: 'ASSAYER_URL' },
  target: {
    says: 'a target of the configuration; `reference` is the embedded reference',
    value: 'NAME',
    variable: 'ASSAYER_TARGET',
  },
  recording: {
    says: 'judge a recording of `assayer record` instead of a server',
    value: 'FILE',
    isList: true,
  },
  ...CONFIG_FLAGS,
  world: {
    says: 'the world that the target holds: one of the suite by its name, or your own (default: the main worlds)',
    value: 'NAME|DIR|FILE',
    isList: true,
  },
  without: { says: 'a capability that the target lacks, such as graphql', value: 'NAME', isList: true },
  'without-type': {
    says: 'a content-type of the world that the target lacks, such as chefs',
    value: 'PLURAL',
    isList: true,
  },
  'platform-version': {
    says: 'the version of the target’s platform (default: what the target reports)',
    value: 'X.Y',
  },
  production: { says: 'the target runs in production mode' },
  staging: { says: 'the target runs in staging' },
  brand: { says: 'the name of the target’s platform in its URLs: ghost', value: 'NAME' },
  reset: {
    says: 'how to undo writes: auto (by the control plane of a reference), delete (what was created), or none (send no writes)',
    value: 'HOW',
  },
  allow: {
    says: `side effects to allow on the target: ${HAZARDS.join(', ')}`,
    value: 'NAME',
    isList: true,
  },
  mail: { says: 'where the target sends its mail; the kit receives it there', value: 'smtp://HOST:PORT' },
  wait: {
    says: 'seconds to wait for the target to listen (default 0)',
    value: 'S',
    whole: { least: 0 },
    variable: 'ASSAYER_WAIT',
  },
  timeout: {
    says: 'request timeout in milliseconds (default 15000)',
    value: 'MS',
    whole: { least: 1 },
    variable: 'ASSAYER_TIMEOUT',
  },
  quirk: { says: 'a quirk to switch on in the embedded reference', value: 'ID', isList: true },
  freedom: {
    says: 'a freedom to switch on in the embedded reference: something the documentation leaves open',
    value: 'ID',
    isList: true,
  },
  profile: {
    says: 'the real program that the embedded reference imitates; for another target: the program it is, whose known deviations then do not fail; auto finds it out',
    value: 'NAME',
  },
}

/** Flags that mean nothing to the other kind of target. */
const FOR_URL = [
  'world',
  'without',
  'without-type',
  'production',
  'staging',
  'brand',
  'reset',
  'allow',
  'mail',
  'wait',
]
const FOR_REFERENCE = ['quirk', 'freedom']

interface Around {
  readonly say?: (line: string) => void
  /** Where the embedded reference reads its worlds. */
  readonly worlds?: WorldSource
}

/** The target that flags, environment and configuration ask for. */
export function targetByFlags(
  given: Given,
  specs: string,
  limits: Limits,
  { say, worlds }: Around = {},
): Target {
  const url = given.text('url')
  const recordings = given.texts('recording')
  if (recordings.length > 0) return recordingTarget(recordings, given.texts('without'))
  if (url !== undefined && given.text('target') === REFERENCE) {
    throw new UsageError(`--target ${REFERENCE} and --url exclude each other.`)
  }
  const isOwn = isLifted(given, specs)
  refuse(
    given,
    url === undefined ? FOR_URL.filter(flag => !(isOwn && flag === 'world')) : FOR_REFERENCE,
    url === undefined ? '--url' : 'the embedded reference',
  )
  if (url === undefined) return oracleTarget({ ...oracleByFlags(given, specs), ...(worlds && { worlds }) })
  const options = urlOptions(given, checkedUrl(url), limits)
  if (!given.settings) {
    if (options.reset === 'delete') {
      throw new UsageError('--reset delete needs a target of the configuration: --target NAME, see `init`.')
    }
    return bareTarget(options, specs)
  }
  return configuredTarget(given.settings, options, { specs, reset: given.choice('reset', RESETS), say })
}

/** A bare address may lack types, too. Its credentials say nothing of the worlds of the suite. */
function bareTarget(options: UrlTargetOptions, specs: string): Target {
  const { url, withoutTypes = [] } = options
  const target = urlTarget(options)
  if (withoutTypes.length === 0) return target
  const settings = { name: url, config: { url }, directory: '.', environment: {} }
  const otherwise = () => ({ lacks: [], options: {}, withoutTypes })
  return { ...target, misfits: misfitsOf(settings, options, specs), otherwise }
}

const RESETS = ['auto', 'none', 'delete'] as const

function refuse(given: Given, flags: readonly string[], needs: string): void {
  const wrong = flags.find(flag => given.text(flag) !== undefined)
  if (wrong) throw new UsageError(`--${wrong} needs ${needs}.`)
}

/** What the embedded reference is to be like. */
export function oracleByFlags(given: Given, specs: string): OracleOptions {
  const profile = given.text('profile')
  const platformVersion = versionByFlags(given)
  return {
    specs,
    quirks: given.texts('quirk'),
    freedoms: given.texts('freedom'),
    ...(profile !== undefined && { profile }),
    ...(platformVersion !== null && { platformVersion }),
  }
}

export function urlOptions(given: Given, url: string, limits: Limits): UrlTargetOptions {
  const withoutTypes = given.texts('without-type')
  const brand = given.choice('brand', BRAND_NAMES)
  return {
    url,
    worlds: worldsByFlags(given),
    ...(withoutTypes.length > 0 && { withoutTypes }),
    without: given.texts('without'),
    platformVersion: versionByFlags(given),
    production: given.has('production'),
    staging: given.has('staging'),
    reset: given.choice('reset', RESETS) ?? 'auto',
    allow: hazardsByFlags(given),
    mail: mailByFlags(given),
    wait: (given.number('wait') ?? 0) * 1000,
    limits,
    ...(brand && { brand: brandWords(brand) }),
  }
}

/** Names with commas between them, or given one by one. */
function hazardsByFlags(given: Given): readonly Hazard[] {
  return given.texts('allow').flatMap(text =>
    text.split(',').map(word => {
      const hazard = HAZARDS.find(it => it === word.trim())
      if (hazard) return hazard
      throw new UsageError(
        `--allow ${text}: expected ${HAZARDS.join(', ')}.${didYouMean(word.trim(), HAZARDS)}`,
      )
    }),
  )
}

function mailByFlags(given: Given): string | undefined {
  const text = given.text('mail')
  if (text === undefined || /^smtp:\/\/[^/:@]+:\d+\/?$/.test(text)) return text
  throw new UsageError(`--mail ${text}: expected an address of this machine such as smtp://127.0.0.1:2525.`)
}

/**
 * The worlds that a target is taken to hold: those that are named, or those of the scenarios that are added to the suite.
 * One with a brand is a platform, and nothing else.
 */
export function worldsByFlags(given: Given): readonly string[] {
  const named = given.texts('world')
  if (named.length > 0) return named
  const specs = given.text('specs')
  const own = specs === undefined ? [] : ownWorlds(specs)
  if (own.length > 0) return own
  return isBranded(given) ? [MAIN_WORLDS.platform] : Object.values(MAIN_WORLDS)
}

/** Limits of one request; a longer or shorter total bounds its parts as well. */
export function limitsByFlags(given: Given): Limits {
  const total = given.number('timeout')
  if (total === undefined) return DEFAULT_LIMITS
  return { ...DEFAULT_LIMITS, total, connect: total, headers: total, body: total }
}

/** An address without a trailing slash. Throws UsageError when it is none. */
export function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && ['http:', 'https:'].includes(url.protocol)) return text.replace(/\/+$/, '')
  throw new UsageError(`--url ${text}: expected an address such as http://127.0.0.1:1337.`)
}
