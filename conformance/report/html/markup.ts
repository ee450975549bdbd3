/** HTML that is safe to show: made by `html`, which escapes everything that is put into it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Insert = Markup | string | number | null | readonly Insert[]

/** A template whose texts are escaped, in elements and in quoted attributes alike. Null is nothing. */
export function html(fixed: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(fixed.map((text, index) => text + shown(inserts[index] ?? null)).join(''))
}

function shown(insert: Insert): string {
  if (insert === null) return ''
  if (insert instanceof Markup) return insert.text
  if (typeof insert === 'string' || typeof insert === 'number') return escaped(String(insert))
  return insert.map(shown).join('')
}

/** A text that may be broken where its parts end: an id, an address. */
export function breakable(text: string): Markup {
  const parts = text.split(/(?<=[./&?=\]])/)
  return html`${parts.map((part, at) => (at === 0 ? part : html`<wbr>${part}`))}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** NUL and other controls are no characters of HTML, and a terminal that shows the source must not obey them. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
}
