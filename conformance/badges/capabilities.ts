import type { ScenarioReport } from '../report/report.ts'
import { isBelow } from '../suite/select.ts'

/** Something that a server can do, as its users call it. */
export interface Capability {
  /** Of its file: `rest-reads`. */
  readonly name: string
  /** `major` is that of the platform. */
  readonly label: (major: number) => string
  /** Whether a scenario of a clause is about it. */
  readonly has: (clause: string, scenario: ScenarioReport) => boolean
}

const isGraphql = below('content.graphql')
const isLocale = below('content.locale', 'content.locales')
const isUsers = below('content.auth', 'content.users')

/** In the order in which they are shown. */
export const CAPABILITIES: readonly Capability[] = [
  { name: 'rest-reads', label: () => 'REST reads', has: (clause, it) => isRest(clause) && !sendsWrite(it) },
  { name: 'rest-writes', label: () => 'REST writes', has: (clause, it) => isRest(clause) && sendsWrite(it) },
  { name: 'graphql', label: () => 'GraphQL', has: isGraphql },
  { name: 'locales', label: () => 'locales', has: isLocale },
  { name: 'users', label: () => 'users and permissions', has: isUsers },
  { name: 'platform', label: major => `platform ${major}.x`, has: below('platform') },
  {
    name: 'content-api',
    label: () => 'Content API',
    has: below('platform.content-api', 'platform.parameters'),
  },
  { name: 'admin-api', label: () => 'Admin API', has: below('platform.admin-api') },
  { name: 'versioning', label: () => 'versioning', has: below('platform.versioning', 'platform.changes') },
]

function below(...names: readonly string[]): (clause: string) => boolean {
  return clause => names.some(name => isBelow(clause, name))
}

/** Of the content service, and nothing that has a badge of its own. */
function isRest(clause: string): boolean {
  return isBelow(clause, 'content') && !isGraphql(clause) && !isLocale(clause) && !isUsers(clause)
}

const READS = ['GET', 'HEAD', 'OPTIONS']

function sendsWrite({ writes, steps }: ScenarioReport): boolean {
  return writes || steps.some(({ method }) => !READS.includes(method))
}
