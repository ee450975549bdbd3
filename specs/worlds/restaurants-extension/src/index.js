import { applied } from './graphql/applied.js'
import { answerGetters } from './graphql/getters.js'
import { greet } from './graphql/greeting.js'
import { guard } from './graphql/guard.js'
import { judge } from './graphql/judge.js'
import { surround } from './graphql/surround.js'
import { switchOff } from './graphql/switch-off.js'

/** What only code can reach: everything that the extension service of the GraphQL plugin takes. */
export default {
  register({ strapi }) {
    const extension = strapi.plugin('graphql').service('extension')
    switchOff(extension)
    const parts = [answerGetters(extension), greet, guard, judge, applied, surround]
    for (const part of parts) extension.use(part)
  },
}
