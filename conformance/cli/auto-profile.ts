import { TargetDown } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'
import { identifyByFlags } from './identify-by-flags.ts'
import type { Io } from './io.ts'
import { startedProfile } from './known-by-profile.ts'

/** What --profile is told to find out which program the target is. */
export const AUTO = 'auto'

/** The same flags, with the profile in place of `auto` that the target is nearest to; without one where none is near. */
export async function withProfileFound(given: Given, io: Io): Promise<Given> {
  if (given.text('profile') !== AUTO) return given
  if (given.text('url') === undefined) {
    throw new UsageError('--profile auto needs a target that can be asked: --url URL, or --target NAME.')
  }
  const profile = startedProfile(given) ?? (await askedProfile(given, io))
  return {
    ...given,
    text: name => (name === 'profile' ? (profile ?? undefined) : given.text(name)),
    texts: name => (name === 'profile' ? [profile ?? []].flat() : given.texts(name)),
    has: name => (name === 'profile' ? profile !== null : given.has(name)),
  }
}

async function askedProfile(given: Given, io: Io): Promise<string | null> {
  try {
    const { identified } = await identifyByFlags(given, io)
    const { profile, confidence, requests } = identified
    const how = `${Math.round(confidence * 100)} %, by ${requests} requests`
    const says = profile === null ? 'the target is like none; it is judged without a profile' : profile
    io.err(`--profile auto: ${says} (${how}).\n`)
    return profile
  } catch (error) {
    if (!(error instanceof TargetDown)) throw error
    io.err(`--profile auto: ${error.message}; it is judged without a profile.\n`)
    return null
  }
}
