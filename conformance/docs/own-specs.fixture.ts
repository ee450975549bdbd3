/** A directory of specs of somebody's own: one clause about one world, in which there is one book. */

export const OWN_CLAUSE = `clause: content.own.names
says: Books have names.
scenarios:
  - id: content.own.names.all
    says: all of them
    world: shop
    request: GET /api/books?sort=name
    expect: { status: 200, body: { "data[*].attributes.name": [Emma] } }
`
const MODEL = {
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
  attributes: { name: { type: 'string' } },
}

/** By their paths in it. */
export const OWN_SPECS = {
  'shop/names.yaml': OWN_CLAUSE,
  'worlds/shop/models/src/api/book/content-types/book/schema.json': JSON.stringify(MODEL),
  'worlds/shop/data.json': JSON.stringify({ 'api::book.book': [{ id: 1, name: 'Emma' }] }),
}
