import { GraphQLScalarType } from 'graphql'
import { refuse } from './refuse.ts'

/** A file. It only comes in a multipart request, which this service does not take, so no value is one. */
export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  description: 'The `Upload` scalar type represents a file upload.',
  serialize: () => {
    throw refuse('Upload serialization unsupported.')
  },
  parseValue: () => {
    throw refuse('Upload value invalid.')
  },
  parseLiteral: node => {
    throw refuse('Upload literal unsupported.', node)
  },
})
