import { sdlOf } from '../../describe/sdl.ts'
import { describing } from '../describe-world.ts'

export const schemaCommand = describing({
  details:
    'Prints the GraphQL schema that the content service generates for a world, including the world’s extensions.',
  examples: [{ line: 'schema --world ./my-blog > schema.graphql', says: 'for code generators and editors' }],
  text: sdlOf,
})
