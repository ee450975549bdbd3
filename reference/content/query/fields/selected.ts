/** What `fields` leaves of the attributes. */
export interface FieldSelection {
  readonly clause: string
  readonly pick: (shown: readonly string[], wanted: ReadonlySet<string>) => readonly string[]
}

/** content.fields.selected: only the attributes that are named are shown (observed). */
export const fieldSelection: FieldSelection = {
  clause: 'content.fields.selected',
  pick: (shown, wanted) => shown.filter(name => wanted.has(name)),
}
