/** What a getter answers; null for what is neither true nor false. */
const flag = answer => (typeof answer === 'boolean' ? answer : null)

/** Queries that answer what a getter of a content-type or of a field answers. */
export function answerGetters(extension) {
  const typeIs = (_parent, { uid, getter, action }) => flag(extension.shadowCRUD(uid)[getter](action))
  const fieldIs = (_parent, { uid, field, getter }) => flag(extension.shadowCRUD(uid).field(field)[getter]())
  return {
    typeDefs: `
      type Query {
        typeIs(uid: String!, getter: String!, action: String): Boolean
        fieldIs(uid: String!, field: String!, getter: String!): Boolean
      }`,
    resolvers: { Query: { typeIs, fieldIs } },
    resolversConfig: { 'Query.typeIs': { auth: false }, 'Query.fieldIs': { auth: false } },
  }
}
