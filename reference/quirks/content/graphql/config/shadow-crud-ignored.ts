import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const shadowCrudIgnored: Quirk = {
  id: 'content.graphql.config.shadow-crud.ignored',
  clause: 'content.graphql.config.shadow-crud',
  says: 'the schema is generated whatever shadowCRUD says',
  apply: changeSetting('shadowCRUD', () => true),
}
