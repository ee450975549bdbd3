import { expect, it } from 'vitest'
import { renameProperties, rewriteTokens } from './rewrite.ts'

it.each([
  ['a property', 'products:gold', 'tiers:gold'],
  ['a part of one', 'products.slug:gold', 'tiers.slug:gold'],
  [
    'each of several, and nothing between them',
    ' products:gold + (slug:bb , products:-free)',
    ' tiers:gold + (slug:bb , tiers:-free)',
  ],
  ['no value', "slug:products+title:'products'", "slug:products+title:'products'"],
  ['no name that only begins so', 'products_old:gold', 'products_old:gold'],
  ['nothing that every object has', 'constructor:gold', 'constructor:gold'],
  ['what is no filter', "products:'gold", "products:'gold"],
])('renames %s', (_fact, filter, renamed) => {
  expect(renameProperties(filter, { products: 'tiers' })).toBe(renamed)
})

it('words are changed where a new text is given, by what stands around them', () => {
  const changed = rewriteTokens('page:true+slug:true ', ({ text }, index, tokens) =>
    tokens[index - 1]?.text === 'page:' ? `[${text}]` : null,
  )
  expect(changed).toBe('page:[true]+slug:true ')
})
