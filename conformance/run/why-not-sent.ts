import { asksForOldVersion, HAZARD_SAYS, type Hazard, hazardsOf } from '../safety/hazards.ts'
import type { Scenario } from '../suite/clause.ts'
import { majorOf } from '../suite/versions.ts'
import type { Permit } from '../targets/permit.ts'
import { NOT_PUT_BACK } from '../targets/read-only.ts'
import { type Endpoint, settingOf } from '../targets/target.ts'

/** Why nothing of a scenario may be sent, and how to have it judged; null when all of it may. */
export function whyNotSent(scenario: Scenario, { reset, permit }: Endpoint): string | null {
  if (!reset && (scenario.writes || scenario.sendsWrites)) return `it writes, and ${NOT_PUT_BACK}`
  return permit ? whyNotAllowed(scenario, permit) : null
}

function whyNotAllowed(scenario: Scenario, { allow, mailbox }: Permit): string | null {
  const missing = hazardsIn(scenario).filter(hazard => !allow.includes(hazard))
  if (missing.length > 0) {
    const what = missing.map(hazard => HAZARD_SAYS[hazard]).join(' and ')
    const flags = missing.map(hazard => `--allow ${hazard}`).join(' ')
    return `it ${what}, which must be allowed by name: allow: [${missing.join(', ')}] (${flags})`
  }
  if (mailbox || !scenario.steps.some(({ request }) => request.path.startsWith(CONTROL_PLANE))) return null
  return 'it reads mail that the target sends: let the target send mail to this machine, and tell assayer where to receive it (mail: smtp://127.0.0.1:2525, --mail)'
}

/** Remembers what nothing takes back of scenarios that are sent: mails that go to whoever the target knows. */
export function noteMails(scenarios: readonly Scenario[], { permit }: Endpoint): void {
  if (!permit || permit.mailbox) return
  if (scenarios.some(scenario => hazardsIn(scenario).includes('mail')))
    permit.traces.add('mail may have been sent (allow: [mail])')
}

/** Where a reference is asked what no real program tells. */
const CONTROL_PLANE = '/__assayer/'

/** What a scenario may do to a target besides writing, each once. */
export function hazardsIn(scenario: Scenario): readonly Hazard[] {
  const { steps, requires } = scenario
  const found = new Set(steps.flatMap(({ request }) => hazardsOf(request)))
  const isTold = majorOf(settingOf(scenario).platformVersion) >= TELLING_MAJOR
  const tells = isTold && steps.some(({ request }) => asksForOldVersion(request))
  if (tells || requires.includes('mail')) found.add('mail')
  return [...found]
}

/** Since this major administrators are told of integrations that ask for older versions. */
const TELLING_MAJOR = 5
