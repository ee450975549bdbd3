/** Whether a parameter inside of populate has a value: an empty one counts as absent (observed). */
export function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== ''
}
