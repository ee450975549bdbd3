import type { Answer } from '../../client/outcome.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { mapTexts } from '../../compare/map-values.ts'
import type { BrandWords } from '../../targets/brand.ts'
import { isTooDeep } from '../compare-answers.ts'
import type { EntryTitles } from './titles.ts'

/** What an answer has of the server that gave it. */
export interface Own {
  readonly titles: EntryTitles
  readonly address: string | null
  /** Puts the target's words for those of the documentation. */
  readonly brand: BrandWords
  /** Whether a time stands in the world itself; null: every time does, as the server holds the world to the letter. */
  readonly isKnownTime: ((time: string) => boolean) | null
}

/** A day by itself, such as one on which a member was added. */
const DAY = /^\d{4}-\d\d-\d\d$/
/** What proves that a link to leave a newsletter was sent by the site. */
const SIGNED = /([?&]key=)[0-9a-f]{64}/g
/** Keys of the content API, and those of the admin API with their ids. */
const SECRET = /^(?:[0-9a-f]{26}|[0-9a-f]{24}:[0-9a-f]{64})$/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const MADE_ID = /^[0-9a-f]{24}$/
/** The file in which a site keeps what it had before somebody was deleted: it has the program and a time in its name. */
const BACKUP = /\.\w+\.\d{4}(?:-\d\d){5}\.json$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/**
 * The answer with names for ids, `<site>` for the address, and marks for what a server makes up. Ids of errors are
 * made up anew each time. Users stand in one order, unless they were asked for in another, and tiers always do.
 */
export function plainAnswerOf(answer: Answer, own: Own, isOrdered = false): Answer {
  if (isTooDeep(answer)) return answer
  const plain = answer.json === undefined ? undefined : plainValue(withoutOwn(answer.json), own)
  const json = plain === undefined ? undefined : inOneOrder(plain, isOrdered ? ['tiers'] : ['tiers', 'users'])
  const text = json === undefined ? plainWords(tableOf(answer), own) : JSON.stringify(json)
  return { ...answer, json, text }
}

function plainValue(value: unknown, own: Own): unknown {
  // A sentence on what went wrong may name an id among other words.
  const plain = isObject(value) && Array.isArray(value.errors) ? plainWords : plainText
  return mapTexts(
    value,
    text => own.brand.text(text),
    text => plain(text, own),
  )
}

/** Several names in one cell of a table, such as the labels of a member, come in any order. */
function tableOf({ headers, text }: Answer): string {
  if (!String(headers['content-type']).startsWith('text/csv')) return text
  return text.replace(/"([^"\n]*)"/g, (_, names: string) => `"${names.split(',').toSorted().join()}"`)
}

const WORD = /[\w:.+-]+/g

/** A file, such as a list of members, has ids and times among other words, and so has an address. */
export function plainWords(text: string, own: Own): string {
  const isOwn = (word: string) => MADE_ID.test(word) || TIME.test(word)
  return plainText(
    text.replace(WORD, word => (isOwn(word) ? plainText(word, own) : word)),
    own,
  )
}

/** Stands for an id that a server made up. */
export const MADE = '<id>'

/** A text by itself may be an id or a time; inside of a longer one only addresses and UUIDs are known. */
export function plainText(text: string, own: Own): string {
  const title = own.titles.titleOf(text)
  if (title !== null) return title
  if (own.isKnownTime && TIME.test(text) && !isOfWorld(text, own.isKnownTime)) return '<time>'
  if (own.isKnownTime && DAY.test(text) && !own.isKnownTime(text)) return '<day>'
  if (MADE_ID.test(text)) return MADE
  if (SECRET.test(text)) return '<secret>'
  const here = own.address === null ? text : atHome(text, own.address)
  return own.brand.text(
    here.replace(UUID, '<uuid>').replace(SIGNED, '$1<signature>').replace(BACKUP, '.<backup>'),
  )
}

/** Links to elsewhere and mails say by the host of the site where they come from. */
function atHome(text: string, address: string): string {
  const { hostname } = new URL(address)
  const plain = text.replaceAll(address, '<site>').replaceAll(`?ref=${hostname}`, '?ref=<site-host>')
  return plain.replaceAll(`@${hostname}>`, '@<site-host>>')
}

function isOfWorld(text: string, isKnownTime: (time: string) => boolean): boolean {
  const ms = Date.parse(text)
  return isKnownTime(text) || (!Number.isNaN(ms) && isKnownTime(new Date(ms).toISOString()))
}

/** What says nothing but how a site was set up and is run. */
function withoutOwn(json: unknown): unknown {
  return withoutConfigured(withoutMails(withoutPatch(withoutErrorIds(json))))
}

/** Settings that follow from a site's configuration: where its mails come from, what is tried out, a hash. */
const CONFIGURED = ['default_email_address', 'support_email_address', 'labs', 'public_hash']

function withoutConfigured(json: unknown): unknown {
  if (!isObject(json) || typeof json.settings !== 'object' || json.settings === null) return json
  const { settings } = json
  if (!Array.isArray(settings)) {
    const own = CONFIGURED.filter(key => key in settings).map(key => [key, '<configured>'])
    return { ...json, settings: { ...settings, ...Object.fromEntries(own) } }
  }
  const plain = (row: unknown) =>
    isObject(row) && CONFIGURED.includes(String(row.key)) ? { ...row, value: '<configured>' } : row
  return { ...json, settings: settings.map(plain) }
}

/** How a mail looks is each program's own affair: what it is about is compared. */
function withoutMails(json: unknown): unknown {
  if (!isObject(json) || !Array.isArray(json.email_previews)) return json
  const texts = ['html', 'plaintext']
  const plain = (mail: unknown) =>
    isObject(mail) ? { ...mail, ...Object.fromEntries(texts.map(name => [name, typeof mail[name]])) } : mail
  return { ...json, email_previews: json.email_previews.map(plain) }
}

/**
 * When a user signed in last, by which users are listed, is the kit's own doing: it signs them in to ask as they. Nothing
 * says in which order tiers come, and no query does: in the real program that depends on when it was started.
 */
function inOneOrder(value: unknown, unordered: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(member => inOneOrder(member, unordered))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, member]) => {
    if (isOfSigningIn(name, value)) return [name, null]
    const plain = inOneOrder(member, unordered)
    return [name, unordered.includes(name) && Array.isArray(plain) ? plain.toSorted(bySlug) : plain]
  })
  return Object.fromEntries(members)
}

const SIGNED_IN = 'last_seen'
/** Who signs in is written: the two stand in the same rows. */
const MOVED = 'updated_at'

/** Whether the kit changes this attribute of a row itself, when it signs a user in: no query names it, either. */
export function isOfSigningIn(name: string, row: JsonObject): boolean {
  return name === SIGNED_IN || (name === MOVED && SIGNED_IN in row)
}

function bySlug(one: unknown, other: unknown): number {
  return wordOf(one) < wordOf(other) ? -1 : 1
}

/** Those of whom no slug is shown stand in the order of what is. */
function wordOf(row: unknown): string {
  const { slug } = Object(row)
  return typeof slug === 'string' ? slug : JSON.stringify(Object.entries(Object(row)).toSorted())
}

/** What a site runs as is told to the kit by its major and minor version. */
function withoutPatch(json: unknown): unknown {
  if (!isObject(json) || !isObject(json.config) || typeof json.config.version !== 'string') return json
  const version = json.config.version.replace(/^(\d+\.\d+)\.\d+$/, '$1')
  return { ...json, config: { ...json.config, version } }
}

/** Where in its own schemas a program found a fault is its own affair. */
function withoutErrorIds(json: unknown): unknown {
  if (!isObject(json) || !Array.isArray(json.errors)) return json
  const plain = (error: unknown) =>
    isObject(error) ? { ...error, id: null, details: withoutSchema(error.details) } : error
  return { ...json, errors: json.errors.map(plain) }
}

function withoutSchema(details: unknown): unknown {
  if (!Array.isArray(details)) return details
  return details.map(detail => (isObject(detail) ? { ...detail, schemaPath: null } : detail))
}
