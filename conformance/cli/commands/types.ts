import { typesOf } from '../../describe/typescript.ts'
import { listOperators } from '../../targets/oracle.ts'
import { describing } from '../describe-world.ts'

export const typesCommand = describing({
  details:
    'Writes TypeScript types for a world: entries as REST returns them, request bodies, responses, filters and query\n' +
    'parameters, for every content-type and component. They need no package.',
  examples: [{ line: 'types --world ./my-blog --output blog-types.ts', says: 'types of your own models' }],
  text: async world => typesOf(world, await listOperators()),
})
