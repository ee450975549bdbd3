type Config = Readonly<Record<string, unknown>>

/** Whether there is an endpoint at all. */
export interface PluginEnabled {
  readonly clause: string
  /** The plugin's configuration of what the world says of it; null where the plugin is not enabled. */
  readonly config: (given: Config | null) => Config | null
}

/** content.graphql.endpoint: The endpoint is there where the plugins file turns the plugin on. */
export const pluginEnabled: PluginEnabled = {
  clause: 'content.graphql.endpoint',
  config: given => given,
}
