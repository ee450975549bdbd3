import type { Environment } from './content/graphql/sources.ts'
import type { Origins } from './content/http/cross-origin.ts'
import { type ContentService, createContentService } from './content/service.ts'
import { contentUnits } from './content/units.ts'
import { createUsersServices, type UsersServices } from './content/users/rest.ts'
import { ContentWhy } from './content/why/content-why.ts'
import { buildStore } from './content/world/build-store.ts'
import type { Store } from './content/world/store.ts'
import { type Controls, control, type FurtherOperations, isControl } from './control/control-plane.ts'
import type { Freedom } from './freedoms/freedom.ts'
import { inFreedom, withFreedoms } from './freedoms/freedoms.ts'
import { answerFile } from './http/files.ts'
import { json, type ServiceRequest, type ServiceResponse } from './http/message.ts'
import {
  type Brand,
  createPlatform,
  type MailSink,
  type Platform,
  platformUnits,
  siteAt,
} from './platform/index.ts'
import { chooseQuirks, unitsWith } from './quirks/quirks.ts'
import { RememberedAnswers } from './remembered-answers.ts'
import type { Units } from './units/units.ts'
import type { Why } from './why/why.ts'
import type { Clock } from './world/clock.ts'
import type { World } from './world/world.ts'

/** What a running reference is made of; `createReference` fills it in from its options. */
export interface RunningOptions {
  readonly world: World
  readonly quirks: readonly string[]
  readonly profile: string | null
  readonly freedoms: readonly Freedom[]
  readonly environment: Environment
  /** What the platform calls itself. */
  readonly brand: Brand
  /** Takes the platform's mails besides the outbox; null keeps them there. */
  readonly mail: MailSink | null
  /** The major that the platform runs as; null leaves it to the world's site. */
  readonly platformVersion: string | null
  /** Null: there is no control plane. Its `token` is null where none is asked for. */
  readonly control: { readonly token: string | null; readonly further: FurtherOperations } | null
  /** Whose pages may read answers of the content service. */
  readonly origins: Origins
  readonly now: () => number
  readonly loadWorld: (directory: string) => Promise<World>
}

/** The units of a server without quirks. */
export const DOCUMENTED_UNITS: Units = { content: contentUnits, platform: platformUnits }

/** One world being served: its state, and the services over it. */
interface Served {
  readonly world: World
  readonly store: Store
  readonly content: ContentService
  readonly contentWhy: ContentWhy
  readonly platform: Platform | null
  readonly remembered: RememberedAnswers
}

/** A reference at work: one world, the units that answer, and the control plane over both. */
export class RunningReference {
  readonly #options: RunningOptions
  readonly #clock: ShiftedClock
  readonly #users: UsersServices
  #quirks: readonly string[]
  #explaining: Promise<unknown> = Promise.resolve()
  #served: Served
  /** Where sites of this machine are; null leaves them where their worlds say. */
  #address: string | null = null

  constructor(options: RunningOptions) {
    this.#options = options
    this.#clock = shiftedClock(options.now)
    this.#users = createUsersServices(this.#clock)
    this.#quirks = options.quirks
    this.#served = this.#serve(options.world, buildStore(options.world))
  }

  get world(): World {
    return this.#served.world
  }

  /** Answers one request; never rejects for what a request says. */
  handle(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> {
    const { control: plane } = this.#options
    if (plane && isControl(request)) return control(request, this.#controls(plane.further), plane.token)
    if (request.headers['x-assayer-explain'] !== undefined) return this.#explained(request)
    return this.#options.freedoms.length > 0 ? this.#freely(request) : this.#answer(request)
  }

  #answer(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> {
    const { content, platform, world, remembered } = this.#served
    const file = answerFile(request, world.uploads)
    if (file) return content.handleFile(request, file)
    const answering = (asked: ServiceRequest) => answer(asked, platform?.service, content.handle)
    return content.isExtended(request) ? answering(request) : remembered.answer(request, answering)
  }

  /** What one service leaves open the other may not. */
  #freely(request: ServiceRequest): Promise<ServiceResponse> {
    const service = this.#isOfPlatform(request) ? 'platform.' : 'content.'
    const own = this.#options.freedoms.filter(({ id }) => id.startsWith(service))
    return withFreedoms(async asked => this.#answer(asked), own)(request)
  }

  #isOfPlatform(request: ServiceRequest): boolean {
    const { content, platform } = this.#served
    return platform !== null && !isOfContent(request) && !content.isGraphql(request)
  }

  /** Rejects with a UsageError when what is registered does not fit the world. */
  async ready(): Promise<void> {
    await ready(this.#served)
  }

  /** Serves another world. Rejects, and goes on with the one that it has, when that does not fit. */
  async load(world: World): Promise<void> {
    const served = this.#serve(world, buildStore(world))
    await ready(served)
    this.#served = served
    this.#users.reset()
  }

  /** Sites of this machine are at this address from now on. */
  moveSites(address: string): void {
    this.#address = address
    const { world, store, content, contentWhy } = this.#served
    this.#served = this.#withMemory({
      world,
      store,
      content,
      contentWhy,
      platform: this.#servePlatform(world, this.#units()),
    })
  }

  reset(): void {
    this.#served.store.reset()
    this.#served.platform?.reset()
    this.#users.reset()
  }

  /**
   * The answer with the clauses that it rests on in the header `x-assayer-clauses`. One after the other: what listens
   * to one request must not hear of another.
   */
  #explained(request: ServiceRequest): Promise<ServiceResponse> {
    const explained = this.#explaining.then(async () => {
      const { content, platform } = this.#served
      const clauses = new Set<string>()
      const fired = (clause: string) => void clauses.add(clause)
      const lookedAt = request.headers['x-assayer-explain'] === 'consulted' ? new Set<string>() : null
      const consulted = lookedAt && ((clause: string) => void lookedAt.add(clause))
      const response = await answer(request, platform && (it => platform.explain(it, fired, consulted)), it =>
        content.explain(it, fired, consulted),
      )
      const told = {
        'x-assayer-clauses': listed(clauses),
        ...(lookedAt && { 'x-assayer-consulted': listed(lookedAt) }),
      }
      return { ...response, headers: { ...response.headers, ...told } }
    })
    this.#explaining = explained.catch(() => {})
    return explained
  }

  /** The answer with its reasons, at most `most` entries of each list. One after the other, as what is explained. */
  why(request: ServiceRequest, most: number): Promise<Why> {
    const told = this.#explaining.then(() => this.#why(request, most))
    this.#explaining = told.catch(() => {})
    return told
  }

  async #why(request: ServiceRequest, most: number): Promise<Why> {
    const { platform, contentWhy } = this.#served
    return (
      (!platform || isOfContent(request) ? null : await platform.why(request, most)) ??
      contentWhy.ask(request, most)
    )
  }

  #serve(world: World, store: Store): Served {
    const units = this.#units()
    const sources = {
      models: world.models,
      store,
      options: world.options,
      units: units.content,
      clock: this.#clock,
      users: this.#users,
      environment: this.#options.environment,
      registers: world.code,
      origins: this.#options.origins,
    }
    const content = createContentService(sources)
    const contentWhy = new ContentWhy(sources)
    return this.#withMemory({
      world,
      store,
      content,
      contentWhy,
      platform: this.#servePlatform(world, units),
    })
  }

  /** Whatever is served otherwise than before has a memory of its own. */
  #withMemory(served: Omit<Served, 'remembered'>): Served {
    const { content, platform } = served
    const remembered = new RememberedAnswers({
      writes: () => content.writes() + (platform?.writes() ?? 0),
      taken: () => this.#clock.looks() + (platform?.taken() ?? 0),
    })
    return { ...served, remembered }
  }

  #units(): Units {
    const { profile, freedoms } = this.#options
    return inFreedom(unitsWith(DOCUMENTED_UNITS, this.#quirks, profile), freedoms)
  }

  #servePlatform(world: World, units: Units): Platform | null {
    if (world.platform === null) return null
    const { platformVersion: version, brand, mail, environment } = this.#options
    const production = environment === 'production'
    return createPlatform({
      site: siteAt(this.#address, world.platform, world.name),
      units: units.platform,
      clock: this.#clock,
      brand,
      production,
      ...(mail && { mail }),
      ...(version !== null && { version }),
    })
  }

  #controls(further: FurtherOperations): Controls {
    return {
      further,
      reset: () => this.reset(),
      loadWorld: async directory => {
        const { world, loadWorld } = this.#options
        await this.load(directory === null ? world : await loadWorld(directory))
      },
      isFirstWorld: () => this.#served.world === this.#options.world,
      quirks: () => chooseQuirks(this.#quirks, this.#options.profile).map(quirk => quirk.id),
      setQuirks: ids => {
        chooseQuirks(ids, null)
        this.#quirks = ids
        this.#served.store.forget()
        this.#served = this.#serve(this.#served.world, this.#served.store)
      },
      setClock: ms => this.#clock.set(ms),
      mail: () => [...this.#users.mail.mails, ...(this.#served.platform?.mail() ?? [])],
    }
  }
}

type Answering<A> = (request: ServiceRequest) => A

/** What is not below `/api` is the platform's where the world has one, else the content service's. */
function answer(
  request: ServiceRequest,
  platform: Answering<Promise<ServiceResponse | null>> | null | undefined,
  content: Answering<ServiceResponse | Promise<ServiceResponse>>,
): ServiceResponse | Promise<ServiceResponse> {
  if (!platform || isOfContent(request)) return content(request)
  return platform(request).then(response => response ?? content(request))
}

/** Whether it is asked of REST. */
function isOfContent({ target }: ServiceRequest): boolean {
  return target.startsWith('/api/')
}

/** A schema that nobody extends is made when it is first asked for. */
async function ready({ world, content }: Served): Promise<void> {
  if (world.code.length > 0) await content.ready()
}

/** A clock that runs on from wherever it is set to. */
interface ShiftedClock extends Clock {
  set(ms: number): void
  /** How often anybody looked at it. */
  looks(): number
}

function shiftedClock(now: () => number): ShiftedClock {
  let shift = 0
  let looks = 0
  return {
    now: () => {
      looks++
      return now() + shift
    },
    looks: () => looks,
    set: ms => {
      shift = ms - now()
    },
  }
}

/** The answer when the reference itself is wrong: its own fault, said so, and nothing of its insides. */
export function brokenInvariant(): ServiceResponse {
  return json(500, {
    data: null,
    error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
  })
}

function listed(clauses: ReadonlySet<string>): string {
  return [...clauses].sort().join(', ')
}
