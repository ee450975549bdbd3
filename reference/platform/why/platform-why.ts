import type { ServiceRequest } from '../../http/message.ts'
import { listening } from '../../units/listening.ts'
import { Hearing } from '../../why/hearing.ts'
import type { Why, WhyCaller } from '../../why/why.ts'
import type { Actor, PlatformUnits, Site } from '../contracts.ts'
import { rowsOfPage } from '../parameters/select.ts'
import { createService } from '../service/service.ts'
import type { SiteStore } from '../site/store.ts'
import type { Row } from '../values.ts'
import type { Heard } from './heard.ts'
import { ignoredOf, includedOf } from './ignored.ts'
import { heardList, tellList } from './lists.ts'
import { versionsOf } from './versions.ts'
import { watching } from './watching.ts'

/** Where a request is asked: a site that nobody else knows, and by which units. */
export interface AskedOf {
  readonly site: Site
  readonly units: PlatformUnits
  /** So many entries of a list are told. */
  readonly most: number
}

/** An answer of the platform with its reasons; null for what is not the platform's. */
export async function why(request: ServiceRequest, { site, units, most }: AskedOf): Promise<Why | null> {
  const heard: Heard[] = []
  const hearing = new Hearing(new Set())
  const watched = watching(units, it => void heard.push(it))
  const response = await createService(site, listening(watched, hearing.listener))(request)
  if (!response) return null
  const { method, target } = request
  const told = hearing.tell(response)
  return {
    request: { method, target },
    service: 'platform',
    ofCopy: site.store.writes > 0,
    ...told,
    caller: callerOf(heard, site),
    permissions: [],
    nested: [],
    ...(told.refusal ? NOTHING : listsOf(heard, most)),
    versions: versionsOf(heard, told.clauses, site),
  }
}

const NOTHING = { lists: [], ignored: [], populated: [] }

function listsOf(heard: readonly Heard[], most: number): Pick<Why, 'lists' | 'ignored' | 'populated'> {
  const list = heardList(heard)
  const call = heard.find(it => it.kind === 'route')?.call
  const applied = heard.flatMap(it => (it.kind === 'parameter' ? [it.applied] : []))
  return {
    lists: list ? [tellList(list, most)] : [],
    ignored: call ? ignoredOf(call, list?.applied ?? applied, list) : [],
    populated: list ? includedOf(list, rowsOfPage(list.selection)) : [],
  }
}

function callerOf(heard: readonly Heard[], site: Site): WhyCaller | null {
  const actor = heard.find(it => it.kind === 'actor')?.actor
  return actor ? tellActor(actor, site) : null
}

function tellActor(actor: Actor, { store }: Site): WhyCaller {
  switch (actor.kind) {
    case 'nobody':
      return { kind: 'public', role: null, name: null }
    case 'integration':
      return { kind: 'integration', role: null, name: integrationOf(actor.key, store) }
    case 'user':
      return { kind: 'staff', role: actor.role, name: String(actor.user.name) }
  }
}

function integrationOf(key: Row, store: SiteStore): string {
  const integration = store.find('integrations', String(key.integration_id))
  return String(integration?.name ?? key.id)
}
