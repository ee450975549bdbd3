import { factVariable } from '../suite/fact.ts'
import { adminToken } from '../targets/admin-token.ts'
import { UsageError } from '../usage-error.ts'
import type { ExportPlan, PlannedSetting } from './plan.ts'

/** The versions that a platform's admin token can be for; empty for the single URL. */
const TOKEN_VERSIONS = ['', 'v2', 'v3', 'v4', 'canary']

/**
 * Variables that exported scenarios need, with the values that the worlds of the suite give them, as lines
 * `NAME=value`. What the environment gives wins. Throws UsageError when two worlds give different values.
 *
 * @param now seconds since the epoch: tokens are signed for five minutes from then on
 */
export function variableLines(
  { settings }: ExportPlan,
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): string {
  const found = new Map<string, string>()
  for (const setting of settings) {
    for (const [name, value] of valuesOf(setting, now)) {
      if ((found.get(name) ?? value) !== value)
        throw new UsageError(
          `--variables: ${name} is another one in ${setting.world}: name one world by --world.`,
        )
      found.set(name, value)
    }
  }
  return [...found].map(([name, value]) => `${name}=${environment[name] ?? value}\n`).join('')
}

type NamedValue = readonly [name: string, value: string]

function valuesOf({ credentials, facts }: PlannedSetting, now: number): readonly NamedValue[] {
  const { adminKey } = credentials
  const tokens = TOKEN_VERSIONS.map((version): NamedValue => {
    const path = `/platform/api/${version === '' ? '' : `${version}/`}admin/`
    const name = `ASSAYER_ADMIN_TOKEN${version === '' ? '' : `_${version.toUpperCase()}`}`
    return [name, adminKey === null ? '' : adminToken(adminKey, path, null, now)]
  })
  return [
    ['ASSAYER_URL', 'http://127.0.0.1:1337'],
    ['ASSAYER_RESET', '/__assayer/reset'],
    ...facts.map(({ fact, value }): NamedValue => [factVariable(fact), value]),
    ...(adminKey === null ? [] : tokens),
  ]
}
