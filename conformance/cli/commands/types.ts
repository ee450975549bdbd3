import { typesOf } from '../../describe/typescript.ts'
import { listOperators } from '../../targets/oracle.ts'
import { describing } from '../describe-world.ts'

export const typesCommand = describing({
  details:
    'Writes TypeScript types of a world: entries as REST shows them, what is sent, answers, filters and the parameters\n' +
    'of queries, for each content-type and component. They need no package.',
  examples: [{ line: 'types --world ./my-blog --output blog-types.ts', says: 'types of your own models' }],
  text: async world => typesOf(world, await listOperators()),
})
