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
    for (const part of [answerGetters(extension), greet, guard, judge, surround]) extension.use(part)
  },
}
