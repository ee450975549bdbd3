import { openapiOf } from '../../describe/openapi.ts'
import { describing } from '../describe-world.ts'

export const openapiCommand = describing({
  details:
    'Writes an OpenAPI 3.1 document (JSON) of the REST endpoints that the content service has for a world: its\n' +
    'content-types, users and roles, locales and the media library.',
  examples: [{ line: 'openapi --world ./my-blog --output openapi.json', says: 'for client generators' }],
  text: async world => `${JSON.stringify(openapiOf(world), null, 2)}\n`,
})
