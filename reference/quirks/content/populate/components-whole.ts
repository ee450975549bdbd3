import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 12435, 18515: what people expect of a component. */
export const componentsWhole: Quirk = {
  id: 'content.populate.components.whole',
  clause: 'content.populate.components',
  says: 'a populated component brings its own relations, media fields and components along',
  apply: changePopulate(({ componentParts }) => ({
    componentParts: { ...componentParts, paramsFor: params => ({ populate: '*', ...params }) },
  })),
}
