/** The GraphQL plugin's configuration, every default filled in. */
export interface GraphqlSettings {
  /** Path of the endpoint. */
  readonly endpoint: string
  /** Whether types, queries and mutations are made of the models. */
  readonly shadowCRUD: boolean
  /** Whether the console is served in production, too. */
  readonly playgroundAlways: boolean
  /** Deepest nesting of fields below a root field; null is no bound. */
  readonly depthLimit: number | null
  /** Most items that a list returns, whatever the request asks for; null is no bound. */
  readonly amountLimit: number | null
  /** Most items that a list returns, and as many when the request names no number; -1 is no bound. */
  readonly defaultLimit: number
  /** Whether introspection is answered; null leaves it to the environment. */
  readonly introspection: boolean | null
  /** Whether answers tell how long each resolver took. */
  readonly tracing: boolean
  /** Whether several operations may come in one request. */
  readonly batching: boolean
  /** Whether requests that any web page can send without being asked are refused. */
  readonly csrfPrevention: boolean
}

/** Reads one key of the configuration. */
export interface SettingRule<T> {
  readonly clause: string
  /** `config` is the `graphql` object as written. */
  readonly read: (config: Readonly<Record<string, unknown>>) => T
}

export type SettingRules = { readonly [K in keyof GraphqlSettings]: SettingRule<GraphqlSettings[K]> }

export function readSettings(
  config: Readonly<Record<string, unknown>>,
  rules: SettingRules,
): GraphqlSettings {
  return {
    endpoint: rules.endpoint.read(config),
    shadowCRUD: rules.shadowCRUD.read(config),
    playgroundAlways: rules.playgroundAlways.read(config),
    depthLimit: rules.depthLimit.read(config),
    amountLimit: rules.amountLimit.read(config),
    defaultLimit: rules.defaultLimit.read(config),
    introspection: rules.introspection.read(config),
    tracing: rules.tracing.read(config),
    batching: rules.batching.read(config),
    csrfPrevention: rules.csrfPrevention.read(config),
  }
}
