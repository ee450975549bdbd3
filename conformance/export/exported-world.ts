import type { Service } from '../suite/clause.ts'
import { entriesNamedIn } from '../suite/placeholder.ts'
import { waysOf } from '../targets/list-ways.ts'
import type { PlannedScenario, PlannedSetting } from './plan.ts'

/** A list of entries to read ids from: the path, in which `{page}` may stand, and where its items are. */
interface ListFacts {
  readonly as: string
  readonly path: string
  readonly items: string
}

/** What a program must know of a world to look up ids and sign users in. No secrets. */
export interface ExportedWorld {
  readonly world: string
  readonly keys: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<Service, Readonly<Record<string, readonly ListFacts[]>>>>
  /** Whether it has a site, whose origin some versions ask for. */
  readonly hasSite: boolean
  /** The client that signs users in at the first generation of the platform. */
  readonly adminClient: string | null
}

export function exportedWorld(setting: PlannedSetting): ExportedWorld {
  const { siteUrl, adminClient } = setting.credentials
  const scenarios = setting.clauses.flatMap(clause => clause.scenarios)
  return {
    world: setting.world,
    keys: Object.fromEntries(setting.keys),
    lists: {
      content: listsOf('content', scenarios, setting),
      platform: listsOf('platform', scenarios, setting),
    },
    hasSite: siteUrl !== null,
    adminClient: adminClient?.slug ?? null,
  }
}

function listsOf(service: Service, scenarios: readonly PlannedScenario[], setting: PlannedSetting) {
  const named = scenarios.filter(it => it.service === service).flatMap(({ steps }) => entriesNamedIn(steps))
  const plurals = [...new Set(named.map(({ plural }) => plural))].sort()
  return Object.fromEntries(plurals.map(plural => [plural, listFacts(service, plural, setting)]))
}

function listFacts(service: Service, plural: string, setting: PlannedSetting): readonly ListFacts[] {
  const { credentials, platformVersion } = setting
  const { readers, staff } = credentials
  return waysOf(service, plural, { readers, platformVersion, staff }).map(way => ({
    as: way.as,
    path: way.path(1).replace('pagination[page]=1&', 'pagination[page]={page}&'),
    items: service === 'platform' ? plural : way.path(1).includes('pagination') ? 'data' : '$',
  }))
}
