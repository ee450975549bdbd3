/** Who asks a query in the place of the run's caller. */
export interface Asker {
  /** One that the world knows, or the public. */
  readonly as: string
  /** What proves nothing, of somebody whom nobody knows. */
  readonly headers: Readonly<Record<string, string>>
}

export function isFalseProof(asker: Asker | undefined): boolean {
  return asker?.as === 'public' && Object.keys(asker.headers).length > 0
}
