import { randomInt } from 'node:crypto'
import { auditReporters } from '../audit/report/reporters.ts'
import { type Resource, resourcesIn } from '../audit/site/resource.ts'
import { pluralIn, pluralsOfOpenapi } from '../audit/survey/find-lists.ts'
import { readText } from '../read-text.ts'
import { UsageError } from '../usage-error.ts'
import { millisecondsIn } from './budget-flags.ts'
import type { FlagSet, Given } from './flags.ts'
import { TARGET_FLAGS } from './target-flags.ts'
import { WORLD_VALUE } from './world-flag.ts'

const ASKED_WITH = ['url', 'target', 'config', 'timeout']
const REQUESTS = 1000
const RATE = 10

export const AUDIT_FLAGS: FlagSet = {
  ...Object.fromEntries(Object.entries(TARGET_FLAGS).filter(([name]) => ASKED_WITH.includes(name))),
  paths: {
    says: 'the lists to read, such as /api/restaurants,/api/chefs, or /ghost/api/content/ of a platform',
    value: 'A,B',
    isList: true,
  },
  world: {
    says: 'a project’s folder, or a world, with the models of the target: its lists are read, and more can be told',
    value: WORLD_VALUE,
  },
  openapi: { says: 'an OpenAPI document (JSON) that names the lists', value: 'FILE' },
  as: { says: 'the caller: public (the default), token:NAME, user:NAME', value: 'CALLER' },
  rate: { says: `requests a second, at most (default ${RATE})`, value: 'N', whole: { least: 1 } },
  requests: { says: `requests in all, at most (default ${REQUESTS})`, value: 'N', whole: { least: 1 } },
  budget: { says: 'end after a time such as 5m', value: 'TIME' },
  seed: { says: 'repeat the audit that had this seed', value: 'N', whole: { least: 1 } },
  reporter: {
    says: `reports: ${auditReporters.map(({ name }) => name).join(',')} (default console,json,junit,html)`,
    value: 'A,B',
    isList: true,
  },
  json: { says: 'print what was found as JSON, and nothing else' },
  output: { says: 'where reports go (default reports/audit)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
}

/** Flags, read and checked before anything is sent. */
export interface AuditPlan {
  /** Lists that were named; null: they are looked for. */
  readonly plurals: readonly string[] | null
  /** Resources of the platform that were named. */
  readonly resources: readonly Resource[]
  readonly as: string
  /** Requests a second. */
  readonly rate: number
  readonly requests: number
  /** Milliseconds; null: no bound. */
  readonly budget: number | null
  readonly seed: number
}

/** Throws UsageError for what cannot be meant. */
export function auditPlan(given: Given): AuditPlan {
  const budget = given.text('budget')
  const named = given.texts('paths').flatMap(text => text.split(','))
  const resources = named.flatMap(path => resourcesIn(path) ?? [])
  const lists = named.filter(path => resourcesIn(path) === null).map(pluralIn)
  const plurals = [...new Set([...lists, ...describedBy(given.text('openapi'))])]
  return {
    plurals: plurals.length > 0 || resources.length > 0 ? plurals : null,
    resources,
    as: callerOf(given.text('as') ?? 'public'),
    rate: given.number('rate') ?? RATE,
    requests: given.number('requests') ?? REQUESTS,
    budget: budget === undefined ? null : millisecondsIn(budget),
    seed: given.number('seed') ?? randomInt(1, 2 ** 31),
  }
}

function describedBy(file: string | undefined): readonly string[] {
  return file === undefined ? [] : pluralsOfOpenapi(jsonOf(file), file)
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${file}: found no JSON, expected an OpenAPI document: ${error.message}`)
  }
}

function callerOf(as: string): string {
  if (/^(public|(token|user):.+)$/.test(as)) return as
  throw new UsageError(`--as ${as}: expected public, token:NAME or user:NAME.`)
}
