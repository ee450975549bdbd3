import { sdlOf } from '../../describe/sdl.ts'
import { describing } from '../describe-world.ts'

export const schemaCommand = describing({
  details:
    'Prints the GraphQL schema that the content service generates from a world, with its own extensions.',
  examples: [{ line: 'schema --world ./my-blog > schema.graphql', says: 'for code generators and editors' }],
  text: sdlOf,
})
