/** How one text names several attributes. */
export interface NameSeparator {
  readonly clause: string
  readonly split: (text: string) => readonly string[]
}

/** content.populate.commas: a text may list names with commas, and spaces around them do not count (observed). */
export const commas: NameSeparator = {
  clause: 'content.populate.commas',
  split: text => text.split(',').map(name => name.trim()),
}
