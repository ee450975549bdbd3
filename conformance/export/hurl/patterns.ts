import { isTemplate } from '../callers.ts'
import { CannotExpress } from '../exporter.ts'
import { type Dialect, translate } from '../regular-expression.ts'
import { quoted } from './text.ts'

/** Rust's `regex`, which Hurl uses: it looks neither ahead nor behind, and not back. */
const RUST: Dialect = {
  anything: '(?s:.)',
  character: '[^\\n\\r\\u{2028}\\u{2029}]',
  end: '$',
  unknown: /\(\?<?[=!]|\\[1-9k]/,
}

/** A regular expression as Hurl writes it. */
export function written(pattern: string, saved: ReadonlySet<string>): string {
  const translated = translate(pattern, RUST)
  if (translated === null) throw new CannotExpress('a regular expression that looks ahead or behind')
  if (isTemplate(translated, saved)) return quoted(translated, saved)
  return `/${translated.replace(/\\[\s\S]|\//g, it => (it === '/' ? '\\/' : it))}/`
}

export const ID = '/^([1-9][0-9]*|[0-9a-f]{24})$/'
const EXTENDED = '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]{1,9})?)?'
const BASIC = '[0-9]{8}T[0-9]{4}([0-9]{2}([.,][0-9]{1,9})?)?'
export const TIME = `/^(${EXTENDED}|${BASIC})(Z|[+-]00(:?00)?)$/`
export const UUID = '/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/'
export const JWT = '/^[0-9A-Za-z_-]+\\.[0-9A-Za-z_-]+\\.[0-9A-Za-z_-]+$/'
