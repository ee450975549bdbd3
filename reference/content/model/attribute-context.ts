/** What an attribute needs to know of the model that it stands in. */
export interface AttributeContext {
  readonly name: string
  readonly inComponent: boolean
  /** Internationalization is enabled on the model. */
  readonly localizedType: boolean
  /** Names that `options.privateAttributes` of the model lists. */
  readonly privateNames: readonly string[]
}
