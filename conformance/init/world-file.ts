/** One JSON file of a world that `init` writes. */
export interface WorldFile {
  /** Below the world's directory. */
  readonly path: string
  /** The schema in `specs/schemas` that editors check it by. */
  readonly schema?: 'world-data' | 'world-options' | 'world-platform' | 'world-keys'
  readonly value: Readonly<Record<string, unknown>>
}
