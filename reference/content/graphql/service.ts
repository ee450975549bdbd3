import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import { createAuthenticator } from '../auth/authenticate.ts'
import type { Caller, Refusal } from '../auth/caller.ts'
import { ContentError } from '../errors.ts'
import { errorResponse, settle } from '../http/error-response.ts'
import { pathOf } from '../query/parse-query.ts'
import type { UsersContext } from '../users/context.ts'
import { consoleResponse, wantsConsole } from './console/console.ts'
import type { GraphqlContext } from './context.ts'
import { CacheHints } from './execute/cache-hints.ts'
import { createEngine } from './execute/create-engine.ts'
import type { Engine } from './execute/run.ts'
import { Trace } from './execute/tracing.ts'
import { answerRequest } from './http/answer-request.ts'
import { callState, httpContext } from './http/call-state.ts'
import { Budget } from './limits/budget.ts'
import { type GraphqlSettings, readSettings } from './settings/settings.ts'
import type { GraphqlSources } from './sources.ts'

/** The GraphQL endpoint of a content service. */
export interface GraphqlService {
  /** Whether the path is the endpoint's. */
  isAsked(request: ServiceRequest): boolean
  /** Answers one request, or says by `null` that the path is not the endpoint's. */
  handle(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> | null
  /** Builds the schema, which otherwise waits for the first request. Rejects with a UsageError for an extension that does not fit. */
  ready(): Promise<void>
}

const ABSENT: GraphqlService = { isAsked: () => false, handle: () => null, ready: async () => {} }

/** The GraphQL endpoint; none where the plugin is not enabled. Clause: content.graphql.endpoint. */
export function createGraphqlService(
  sources: GraphqlSources,
  makeEngine: (settings: GraphqlSettings) => Engine | Promise<Engine> = settings =>
    createEngine(sources, settings),
): GraphqlService {
  const { options, units } = sources
  const config = units.graphql.plugin.config(options.graphql)
  if (config === null) return ABSENT
  const endpoint = units.graphql.settings.endpoint.read(config)
  const settings = once(() => readSettings(config, units.graphql.settings))
  const engine = once(() => makeEngine(settings()))
  const authenticator = createAuthenticator({ ...sources, units: units.graphql.callers })
  const accounts = { ...units, users: { ...units.users, ...units.graphql.accounts } }
  const isAsked = ({ target }: ServiceRequest) => units.graphql.path.leads(pathOf(target), endpoint)
  return {
    isAsked,
    ready: async () => {
      await engine()
    },
    handle: request => {
      if (!isAsked(request)) return null
      const respond = (caller: Caller | Refusal) => {
        if (caller instanceof ContentError) return errorResponse(caller)
        const context = createContext({ request, caller, accounts }, settings(), sources)
        const isForConsole = wantsConsole(request, context, sources.environment)
        const answer = (running: Engine) =>
          isForConsole ? consoleResponse(running.schema, context) : answerRequest(request, running, context)
        return settle(() => whenReady(engine(), answer))
      }
      const caller = authenticator.authenticate(request.headers)
      return caller instanceof Promise ? caller.then(respond) : respond(caller)
    },
  }
}

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** `register` may be asynchronous, and then so is the engine. */
function whenReady<T>(
  engine: Engine | Promise<Engine>,
  use: (engine: Engine) => T | Promise<T>,
): T | Promise<T> {
  return engine instanceof Promise ? engine.then(use) : use(engine)
}

interface Call {
  readonly request: ServiceRequest
  readonly caller: Caller
  /** The units with which accounts are dealt with by this door. */
  readonly accounts: UsersContext['units']
}

function createContext(
  { request, caller, accounts }: Call,
  settings: GraphqlSettings,
  sources: GraphqlSources,
): GraphqlContext {
  const query = { ...sources, caller }
  const users = { ...query, ...sources.users, units: accounts }
  const state = callState(caller)
  const budget = new Budget(sources.units.graphql.cost)
  const trace = settings.tracing ? new Trace(sources.clock) : null
  const koaContext = httpContext(request, state)
  const cacheHints = new CacheHints()
  const production = sources.environment === 'production'
  return { query, users, caller, settings, production, budget, trace, cacheHints, state, koaContext }
}
