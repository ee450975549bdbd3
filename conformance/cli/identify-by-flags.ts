import { openClient } from '../client/client.ts'
import { mannerOf } from '../config/configured-target.ts'
import { type Identified, identified } from '../identify/identified.ts'
import { type Findings, identify } from '../identify/identify.ts'
import { readKnowledge } from '../identify/read-knowledge.ts'
import { isOnlyPlatform, worldDirectory } from '../suite/worlds.ts'
import { TargetDown } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'
import { checkedUrl, limitsByFlags } from './target-flags.ts'

export interface IdentifiedTarget {
  readonly url: string
  readonly findings: Findings
  readonly identified: Identified
}

/** What the target of the flags is. Throws UsageError without a target, and TargetDown where nobody answers. */
export async function identifyByFlags(given: Given, io: Io): Promise<IdentifiedTarget> {
  const url = checkedUrl(given.text('url') ?? missingUrl())
  const specs = specsDirectory(given, io)
  const world = given.texts('world').find(name => !isOnlyPlatform(worldDirectory(specs, name)))
  const knowledge = await readKnowledge(specs, world ?? null)
  const { settings } = given
  const [limits, signal] = [limitsByFlags(given), io.signal]
  const manner = settings ? mannerOf(settings) : undefined
  const client = openClient({ url, connections: 1, limits, manner, signal })
  try {
    const findings = await identify({
      client,
      knowledge,
      headers: tokenHeaders(io.environment),
      contentKey: io.environment.ASSAYER_CONTENT_KEY ?? null,
    })
    const silent = findings.asked.find(({ outcome }) => outcome.kind === 'no-answer')?.outcome
    if (silent?.kind === 'no-answer' && findings.seen.length === 0)
      throw new TargetDown(`${url} cannot be reached: ${silent.says}`)
    return { url, findings, identified: identified(findings, knowledge.hypotheses) }
  } finally {
    await client.close()
  }
}

function missingUrl(): never {
  throw new UsageError('Which target? --url URL, or --target NAME of the configuration.')
}

/** The first token of the environment: what the public may not see, its owner may. */
function tokenHeaders(environment: Io['environment']): Readonly<Record<string, string>> {
  const [token] = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith('ASSAYER_TOKEN_') && value ? [value] : [],
  )
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}
