import { GraphQLScalarType, Kind } from 'graphql'

/** Whether a locale code may be written in a document, and how a code that may not is refused. */
export interface LocaleLiteral {
  readonly clause: string
  /** `known` are the world's own locales. */
  readonly accepts: (code: string, known: readonly string[]) => boolean
}

/**
 * content.graphql.locale.unknown-code: A locale that is written in the document must be `all`, a locale of the
 * service or a code of a real language; a variable may hold any text.
 */
export const localeLiteral: LocaleLiteral = {
  clause: 'content.graphql.locale.unknown-code',
  accepts: (code, known) => code === 'all' || known.includes(code) || isLanguageTag(code),
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** A language tag in its canonical spelling, of a language that has a name. */
function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code && languages.of(code) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export function localeCodeScalar(rule: LocaleLiteral, known: () => readonly string[]): GraphQLScalarType {
  return new GraphQLScalarType({
    name: 'I18NLocaleCode',
    description: 'A string used to identify an i18n locale',
    serialize: value => value,
    parseValue: value => value,
    parseLiteral: node => {
      if (node.kind !== Kind.STRING) throw new Error('Locale cannot represent non string type')
      if (!rule.accepts(node.value, known())) throw new Error('Unknown locale supplied')
      return node.value
    },
  })
}
