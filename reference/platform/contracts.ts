import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import type { Clock } from '../world/clock.ts'
import type { Brand } from './brand.ts'
import type { Finding } from './effects/effect.ts'
import type { PlatformError } from './errors.ts'
import type { Answer } from './http/answer.ts'
import type { Query } from './http/query.ts'
import type { Api, ApiRequest } from './http/request.ts'
import type { Resource } from './resources/resource.ts'
import type { SiteData } from './site/data.ts'
import type { Ids } from './site/ids.ts'
import type { Outbox } from './site/mail.ts'
import type { SiteStore } from './site/store.ts'
import type { Content } from './text/content.ts'
import type { Json, Row } from './values.ts'
import type { Major, Version } from './version.ts'

/** One site as it runs: what all units work on. */
export interface Site {
  readonly data: SiteData
  /** The version that the site runs as. */
  readonly version: Version
  readonly major: Major
  readonly brand: Brand
  readonly store: SiteStore
  readonly clock: Clock
  readonly ids: Ids
  readonly outbox: Outbox
}

/** Who sent a request. */
export type Actor =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'integration'; readonly key: Row }
  | { readonly kind: 'user'; readonly user: Row; readonly role: string; readonly session: Row | null }

/** What a route's handler gets. */
export interface Call {
  readonly request: ApiRequest
  /** Values of the route's path: `:id`, `:slug`. */
  readonly params: Readonly<Record<string, string>>
  /** The version prefix of the URL, with a slash; links of the answer carry it too. */
  readonly prefix: string
  readonly actor: Actor
  readonly site: Site
  readonly units: PlatformUnits
}

export type Verb = 'list' | 'read' | 'save' | 'edit' | 'delete'

/** One method of one path of an API. */
export interface Route {
  readonly clause: string
  readonly api: Api
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API: `/posts/:id/`. */
  readonly path: string
  /** Anyone may call it. */
  readonly open?: true
  /** What its errors say could not be done: `cannot read post`. */
  readonly action?: { readonly verb: Verb; readonly object: string }
  /** What a user's role must allow, when it is not the action itself. */
  readonly permission?: { readonly act: string; readonly object: string }
  readonly handle: (call: Call) => Answer | Promise<Answer>
}

/** Rows of a resource as a request's parameters narrow them down, step by step. */
export interface Selection {
  readonly rows: readonly Row[]
  readonly page: number
  readonly limit: number | 'all'
  readonly include: ReadonlySet<string>
  readonly fields: ReadonlySet<string> | null
  readonly formats: ReadonlySet<string> | null
}

/** What a parameter is read for. */
export interface Reading {
  readonly resource: Resource
  readonly api: Api
  readonly site: Site
  /** Names that `include` takes; others are left out. */
  readonly includes: readonly string[]
  /** Names that `formats` takes; others are refused. */
  readonly formats: readonly string[]
  /** Properties that a filter may name and that have no effect. */
  readonly ignored: readonly RegExp[]
}

/** One query parameter of lists and reads. Units are applied in their order when the parameter is given. */
export interface Parameter {
  readonly clause: string
  readonly name: string
  readonly apply: (value: Json, selection: Selection, reading: Reading) => Selection
}

/** In which order a list stands before its parameters are applied; rows that `order` leaves equal stay so. */
export interface ListOrder {
  readonly clause: string
  readonly of: (rows: readonly Row[], shelf: Shelving, call: Call) => readonly Row[]
}

/** What a list shows, and what it has of an order of its own. */
export interface Shelving {
  readonly resource: Resource
  /** The order of lists that ask for none. */
  readonly sort?: (rows: readonly Row[], store: SiteStore) => readonly Row[]
  /** A list of slugs in a filter takes its place. */
  readonly isInOrderOfSlugs?: true
}

/**
 * One way to tell who sent a request. Units are asked in order; the first that answers or throws decides.
 */
export interface AuthRule {
  readonly clause: string
  readonly identify: (request: ApiRequest, gate: Gate) => Promise<Actor | null> | Actor | null
}

/** Where a request asks to be let in. */
export interface Gate {
  /** What admin tokens must be made for: `admin` or `v4/admin`. */
  readonly audience: string
  readonly site: Site
  readonly units: PlatformUnits
}

/** A check of an admin token; throws when the token does not pass. */
export interface TokenRule {
  readonly clause: string
  readonly check: (token: AdminToken, site: Site) => Promise<void> | void
}

export interface AdminToken {
  /** As it was sent. */
  readonly text: string
  readonly header: Readonly<Record<string, Json>>
  readonly claims: Readonly<Record<string, Json>>
  /** The key that `kid` names; null while it is not looked up or not there. */
  readonly key: Row | null
  /** What the audience must end with: `admin` or `v4/admin`. */
  readonly audience: string
}

/** What of the admin API is open to integrations. UNDOCUMENTED: observed on the real programs. */
export interface IntegrationScope {
  readonly clause: string
  /** By the first part of the path, in the words of the newest major. */
  readonly methods: Readonly<Record<string, readonly string[]>>
}

/** A part of the URL space in which an API is served. */
export interface ApiRoot {
  readonly clause: string
  /** What opens for a path under `/platform/api`, or null. */
  readonly open: (path: string, raw: ServiceRequest, site: Site) => Opened | null
}

export interface Opened {
  readonly api: Api
  /** Relative to the API, still encoded. */
  readonly path: string
  /** The version of the API whose shapes are served: the prefix chooses it up to 4.x. */
  readonly shape: Major
  /** Prefix with a slash, as links carry it: `v4/`; empty for the single URL. */
  readonly prefix: string
  /** What admin tokens must be made for. */
  readonly audience: string
  /** The `accept-version` that counts: the header as sent, or what an old URL stands for. */
  readonly acceptVersion: string | null
  readonly headers: Answer['headers']
}

/** A request under way, for the rules that look at the whole of it. */
export interface Exchange {
  readonly raw: ServiceRequest
  readonly opened: Opened | null
  /** The `accept-version` that counts; null when none was sent. */
  readonly acceptVersion: string | null
  readonly site: Site
  /** Whether no route serves the request. */
  readonly unserved: boolean
  /** What the changes since the version asked for do to the request; empty when it asks for none that is older. */
  readonly changes: readonly Finding[]
  /** Whether the answer is a refusal. */
  readonly refused: boolean
}

/** One rule of version negotiation. */
export interface NegotiationRule {
  readonly clause: string
  /** Refuses a request before its route is looked for. */
  readonly forbid?: (exchange: Exchange) => PlatformError | null
  /** Refuses a request that no route serves with another error than 404. */
  readonly refuse?: (exchange: Exchange) => PlatformError | null
  readonly headers?: (exchange: Exchange) => Answer['headers']
  /** Selects the major that the request is answered as; null leaves it to the site's own. */
  readonly serveAs?: (acceptVersion: string | null, site: Site) => Major | null
  /** What happens besides the answer; gives the mails that it sent. */
  readonly after?: (exchange: Exchange) => unknown
}

/** One rule of how requests and answers travel, whatever they are about. */
export interface HttpRule {
  readonly clause: string
  /** Answers in place of the route. `api` is null where no API is served. */
  readonly before?: (raw: ServiceRequest, api: Api | null, site: Site) => Answer | null
  readonly after?: (answer: Answer, raw: ServiceRequest, api: Api | null, site: Site) => Answer
}

/** A visit to the site itself, outside of the APIs. */
export interface Visit {
  readonly raw: ServiceRequest
  /** Still encoded, without the query. */
  readonly path: string
  readonly query: Query
  readonly site: Site
  readonly units: PlatformUnits
}

/** One kind of page of the site. Units are asked in order; the first that answers decides. */
export interface PageRule {
  readonly clause: string
  readonly answer: (visit: Visit) => Promise<Answer | null> | Answer | null
}

/** Something that every page has in its head. */
export interface HeadPart {
  readonly clause: string
  readonly html: (site: Site) => string
}

/** How errors are shown. */
export interface ErrorForm {
  readonly clause: string
  readonly api: Api | 'any'
  readonly render: (error: PlatformError, route: Route | null, site: Site) => Json
}

/** How addresses that a client sends are kept. */
export interface StoredUrls {
  readonly clause: string
  /** `address`: the whole value is one; `content`: addresses stand inside of it. */
  readonly kept: (value: string, urls: 'address' | 'content', site: Site) => string
}

/** How addresses of the site are shown. */
export interface UrlRule {
  readonly clause: string
  readonly address: (value: string, site: Site) => string
  readonly content: (value: string, site: Site, absolute: boolean) => string
}

/** In which format the text of a post is kept. */
export interface PostFormat {
  readonly clause: string
  /** What is kept of a text in the forms that it was given in, or worked out. */
  readonly kept: (content: Content) => Content
  /** Whether a post keeps its format when it is edited: a text in another one is left aside. */
  readonly isLasting: boolean
}

/** Which of a post's first tag and first author readers are shown. */
export interface PrimaryRelations {
  readonly clause: string
  readonly shown: (include: ReadonlySet<string>) => Primaries
}

export interface Primaries {
  readonly tag: boolean
  readonly author: boolean
}

/** What happens to the posts of a user who is deleted. */
export interface UserDeletion {
  readonly clause: string
  readonly remove: (user: Row, site: Site) => Answer
}

/** Serves the site. Null: not the platform's. */
export type PlatformService = (request: ServiceRequest) => Promise<ServiceResponse | null>

/** What a site must not be set up with; checked when the platform starts. */
export interface StartCheck {
  readonly clause: string
  /** What is wrong with a set-up: path in `platform.json`, what was found and what is expected. Null when nothing. */
  readonly problem: (data: SiteData) => { path: string; found: string; expected: string } | null
}

/** One breaking change: an older platform is the newer one with its changes undone. */
export interface Change {
  readonly clause: string
  /** The major that made the change. */
  readonly since: Major
  /** A platform that never made the change: it is undone in every major. */
  readonly made?: false
  /**
   * `program`: only the site's own major decides, such as how it starts and under which URLs it serves. `site`:
   * also the compatibility that a request selects by its header. `shape`: also the version prefix, so that
   * `/v2/` on a 4.x site still answers as v2 does.
   */
  readonly scope: 'program' | 'site' | 'shape'
  /** The older units that undoing puts in place. */
  readonly restores?: readonly { readonly clause: string }[]
  /** The platform's units as they were before. */
  readonly undo?: (units: PlatformUnits) => PlatformUnits
  /** A request in the older words, said in the newer ones. */
  readonly up?: (request: ApiRequest, site: Site) => ApiRequest
  /** The newer answer in the older words. `asked` is the request as it was before `up`. */
  readonly down?: (answer: Answer, asked: ApiRequest, site: Site) => Answer
}

/**
 * Every unit of the platform, in lists nearly all: what a change undoes and what a quirk replaces. Written out, and not read off
 * the list in `units.ts`: every unit imports these contracts, and they would import every unit.
 */
export interface PlatformUnits {
  readonly startChecks: readonly StartCheck[]
  readonly apiRoots: readonly ApiRoot[]
  readonly http: readonly HttpRule[]
  readonly negotiation: readonly NegotiationRule[]
  readonly contentAuthentication: readonly AuthRule[]
  readonly adminAuthentication: readonly AuthRule[]
  readonly tokenRules: readonly TokenRule[]
  readonly integrationScopes: readonly IntegrationScope[]
  readonly parameters: readonly Parameter[]
  readonly listOrder: ListOrder
  readonly routes: readonly Route[]
  readonly errorForms: readonly ErrorForm[]
  readonly storedUrls: readonly StoredUrls[]
  readonly urls: readonly UrlRule[]
  readonly postFormats: readonly PostFormat[]
  readonly primaryRelations: readonly PrimaryRelations[]
  readonly userDeletion: readonly UserDeletion[]
  readonly pages: readonly PageRule[]
  readonly headParts: readonly HeadPart[]
  readonly changes: readonly Change[]
}
