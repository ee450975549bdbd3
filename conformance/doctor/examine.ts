import type { Limits } from '../client/limits.ts'
import { readRequiredWorld, typesAt } from '../preflight/required-world.ts'
import type { Scenario } from '../suite/clause.ts'
import { holdsAt } from '../suite/versions.ts'
import { connect } from '../targets/connection.ts'
import { readCredentials } from '../targets/credentials.ts'
import { type Target, TargetDown } from '../targets/target.ts'
import { type Finding, good, limit, missing } from './check.ts'
import { checks } from './checks.ts'

export interface ExamineOptions {
  readonly specs: string
  readonly target: Target
  readonly world: string
  readonly platformVersion: string | null
  readonly production: boolean
  readonly scenarios: readonly Scenario[]
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

export interface Examined extends Finding {
  readonly check: string
}

const CONNECTIONS = 4

/** Asks everything that can be asked of a target with one world, without changing anything but a missing seed. */
export async function examine(options: ExamineOptions): Promise<readonly Examined[]> {
  const { specs, target, world, platformVersion, environment } = options
  const reached = await reach(options)
  if ('finding' in reached) return [{ check: 'reachable', ...reached.finding }]
  const connection = connect(reached.endpoint, { ...options, connections: CONNECTIONS })
  try {
    const required = await readRequiredWorld(specs, world, target.withoutTypes)
    const own = options.scenarios.filter(scenario => scenario.world === world)
    const scenarios = platformVersion === null ? own : own.filter(it => holdsAt(it, platformVersion))
    const patient = {
      connection,
      credentials: readCredentials(required.directory, environment),
      world: { ...required, types: typesAt(required.types, platformVersion) },
      platformVersion,
      scenarios,
      lacks: target.lacks,
      misfits: (await target.misfits?.(scenarios)) ?? new Map<string, string>(),
    }
    const version = platformVersion === null ? '' : ` as ${platformVersion}`
    const found: Examined[] = [
      { check: 'reachable', ...good(`${reached.endpoint.shownUrl} answers${version}`) },
    ]
    for (const { name, run } of checks) {
      const findings = await run(patient)
      found.push(...findings.map(finding => ({ check: name, ...finding })))
    }
    return found
  } finally {
    await connection.close()
  }
}

async function reach({ target, world, platformVersion, production }: ExamineOptions) {
  try {
    const opened = await target.open({ world, platformVersion, production })
    if (!('unavailable' in opened)) return { endpoint: opened }
    return { finding: limit(opened.unavailable, 'nothing, if that is correct') }
  } catch (error) {
    if (!(error instanceof TargetDown)) throw error
    return { finding: missing(error.message, 'start it, check the address, or wait longer (--wait)') }
  }
}
