import type { JsonObject } from '../../../compare/json-value.ts'
import type { Command } from '../../commands/command.ts'
import { readerOf } from '../callers.ts'
import { inOwnNames } from './own-names.ts'
import { nextName, type SiteActor, type SiteScene, type SiteStock } from './scene.ts'
import { settingValues, singleWrites, type Writable } from './writable.ts'

export const ADMIN = '/platform/api/admin'

function command({ stock }: SiteScene, method: string, path: string, body?: unknown): Command {
  return commandAt(stock, method, path, body)
}

/** A command of whoever may write. */
export function commandAt(stock: SiteStock, method: string, path: string, body?: unknown): Command {
  const { as } = readerOf('admin', stock.people).caller
  const own = { path: String(inOwnNames(path, stock)), body: inOwnNames(body, stock) }
  return { as, request: { method, headers: {}, ...own }, saves: {} }
}

/** Adds an entry, which later commands are about. */
export function addOne(scene: SiteScene): readonly Command[] {
  const { chance, main, actors } = scene
  const { name, singular, needs } = main
  const sent = emailed(main, scene)
  const query = sent === '' && main.isGuarded && chance.isIn(10) ? '?source=html' : sent
  const given = { ...required(needs, scene), ...some(main, chance.below(4), scene), ...publishing(sent) }
  const called = nextName(singular, scene)
  actors.push({ of: main, ref: `<${called}>` })
  const add = command(scene, 'POST', `${ADMIN}/${name}/${query}`, { [name]: [given] })
  return [{ ...add, saves: { [called]: `${name}[0].id` } }]
}

/** Edits an entry. Where it must be told when that was changed last, this is read first, and now and then too early. */
export function editOne({ of, ref }: SiteActor, scene: SiteScene): readonly Command[] {
  const { chance } = scene
  const path = `${ADMIN}/${of.name}/${ref}/`
  const sent = emailed(of, scene)
  const count = of.isGuarded && chance.isIn(12) ? 2 : 1
  const edits = Array.from({ length: count }, () => ({
    ...some(of, 1 + chance.below(3), scene),
    ...publishing(sent),
  }))
  const edit = (given: JsonObject) => command(scene, 'PUT', path + sent, { [of.name]: [given] })
  if (!of.isGuarded || chance.isIn(4)) return edits.map(edit)
  const read = nextName('read', scene)
  const look = { ...command(scene, 'GET', path), saves: { [read]: `${of.name}[0].updated_at` } }
  return [look, ...edits.map(given => edit({ ...given, updated_at: `<${read}>` }))]
}

export function deleteOne({ of, ref }: SiteActor, scene: SiteScene): readonly Command[] {
  return [command(scene, 'DELETE', `${ADMIN}/${of.name}/${ref}/`)]
}

/** The one key of which the documentation says what it takes. */
const IMAGE_PROVIDER = 'unsplash'

/** One to three of the settings. */
export function editSettings(scene: SiteScene): readonly Command[] {
  const { chance } = scene
  const all = Object.keys(settingValues)
  const keys = Array.from({ length: 1 + chance.below(3) }, () =>
    chance.isIn(25) ? IMAGE_PROVIDER : chance.oneOf(all),
  )
  const settings = [...new Set(keys)].flatMap(key =>
    key === undefined ? [] : [{ key, value: chance.oneOf(settingValues[key] ?? []) }],
  )
  return [asOwner(command(scene, 'PUT', `${ADMIN}/settings/`, { settings }), scene.stock)]
}

/** What was renamed or taken away, asked as a user who may: most of it is not for integrations. */
export function oneOfOthers(scene: SiteScene): readonly Command[] {
  const write = scene.chance.oneOf(singleWrites)
  return write ? [asOwner(command(scene, write.method, ADMIN + write.path, write.body), scene.stock)] : []
}

/** What no integration may do. */
export function asOwner(plain: Command, { people }: SiteStock): Command {
  const [owner] = people.staff
  return owner === undefined ? plain : { ...plain, as: `session:${owner}` }
}

function required(needs: Writable['needs'], { chance }: SiteScene): JsonObject {
  return Object.fromEntries(
    Object.entries(needs)
      .filter(() => chance.isIn(97))
      .map(([name, values]) => [name, chance.isIn(75) ? values[0] : chance.oneOf(values)]),
  )
}

/** So many attributes, or some that belong together; more would hide which of them matters. */
function some({ takes, needs, together = [] }: Writable, count: number, { chance }: SiteScene): JsonObject {
  const joint = chance.isIn(15) ? chance.oneOf(together) : undefined
  if (joint) return joint
  const all = { ...needs, ...takes }
  const names = Array.from({ length: count }, () => chance.oneOf(Object.keys(all)))
  return Object.fromEntries(
    names.flatMap(name => (name === undefined ? [] : [[name, chance.oneOf(all[name] ?? [])] as const])),
  )
}

/** A post may be sent by mail when it is published. */
function emailed({ name }: Writable, { chance }: SiteScene): string {
  if (name !== 'posts' || !chance.isIn(25)) return ''
  return chance.oneOf(EMAILED) ?? ''
}

const EMAILED = [
  '?newsletter=daily',
  '?newsletter=daily&email_segment=status:free',
  '?email_recipient_filter=all',
  '?send_email_when_published=true',
]

/** It is sent when it is published. */
function publishing(sent: string): JsonObject {
  return sent === '' ? {} : { status: 'published' }
}
