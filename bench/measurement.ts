/** One figure, always with what it was measured against in the same run. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: 'req/s' | 'ms' | 'MB' | 'kB'
  /** How many times the other: for req/s more is better, for all others less is. Absent when there is no other. */
  readonly ratio?: number
  readonly against?: string
}
