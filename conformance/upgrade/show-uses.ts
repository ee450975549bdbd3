import { type Answered, askAgain } from '../observe/ask-again.ts'
import { type Effect, effectOf } from '../observe/effect.ts'
import type { Exchanged } from '../observe/recording.ts'
import type { UsageOfShape } from '../observe/usage.ts'
import { mayWrite } from '../safety/may-write.ts'
import { BRAND_NAMES } from '../targets/brand.ts'
import { listProfiles, type OracleRequest, type OracleWorld } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { JudgedProgram } from './programs.ts'

/** What becomes of the answer to the example of a use. `not-shown`: it writes, or needs a secret that nobody has. */
export type Shown = 'same' | 'not-shown' | Effect['kind']

/**
 * Asks the examples of a client in a world: of the reference as the older program is, and as the newer one is. Throws
 * UsageError for a program that no profile imitates.
 */
export async function showUses(
  uses: readonly UsageOfShape[],
  world: OracleWorld,
  from: JudgedProgram,
  to: JudgedProgram,
): Promise<ReadonlyMap<UsageOfShape, Shown>> {
  const exchanges = new Map(
    uses.flatMap(use => {
      const request = shownRequest(use, world)
      return request ? [[use, readingOf(request)] as const] : []
    }),
  )
  const [before, after] = [
    await askAs(from, world, [...exchanges.values()]),
    await askAs(to, world, [...exchanges.values()]),
  ]
  return new Map(
    uses.map(use => {
      const exchange = exchanges.get(use)
      const [one, other] = [exchange && before.get(exchange)?.[0], exchange && after.get(exchange)?.[0]]
      return [use, one && other ? (effectOf(one, other)?.kind ?? 'same') : 'not-shown'] as const
    }),
  )
}

async function askAs(
  program: JudgedProgram,
  world: OracleWorld,
  exchanges: readonly Exchanged[],
): Promise<ReadonlyMap<Exchanged, readonly Answered[]>> {
  const asks = new Map(exchanges.map(exchange => [exchange, [exchange.request]] as const))
  const { platform } = program.verdicts
  const brand = brandIn(exchanges)
  const setting = {
    profile: await profileOf(program),
    ...(platform !== null && { platformVersion: platform }),
    ...(brand && { brand }),
  }
  return askAgain([{ world, exchanges }], asks, setting, {})
}

/** What the client calls the platform: `/ghost/api/…`. */
function brandIn(exchanges: readonly Exchanged[]): (typeof BRAND_NAMES)[number] | undefined {
  return BRAND_NAMES.find(name => exchanges.some(({ request }) => request.target.startsWith(`/${name}/`)))
}

/** `strapi@4.26.2/sqlite` is imitated by strapi-4.26-sqlite. */
async function profileOf({ name }: JudgedProgram): Promise<string> {
  const wanted = name
    .toLowerCase()
    .replace(/[@/]/g, '-')
    .replace(/(\d+\.\d+)\.\d+/, '$1')
  const profiles = (await listProfiles()).map(profile => profile.name)
  if (profiles.includes(wanted)) return wanted
  throw new UsageError(`--world: no profile imitates ${name}; there are ${profiles.join(', ')}.`)
}

function readingOf(request: OracleRequest): Exchanged {
  return { at: 0, request, status: 200, count: 1, changes: false }
}

/** The example with the content key of the world; null for what writes, or asks as somebody. */
function shownRequest({ method, example }: UsageOfShape, world: OracleWorld): OracleRequest | null {
  const { headers = {}, body } = example
  const key = Object(Object(world.platform).content_api_keys)[0]?.key
  const target = example.target.replace(/([?&]key=)SECRET/, (_, before) => `${before}${key ?? 'SECRET'}`)
  if (
    mayWrite({ method, path: target, headers, body }) ||
    JSON.stringify([target, headers]).includes('SECRET')
  )
    return null
  return { method, target, headers, body: body === undefined ? null : new TextEncoder().encode(body) }
}
