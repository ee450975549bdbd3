import * as nexus from 'nexus'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { libraryContext } from '../../actions/library-context.fixture.ts'
import { graphqlUnits } from '../units.ts'
import { createApplication, runRegister } from './application.ts'
import { ShadowCrud } from './shadow-crud/state.ts'

function application() {
  const sources = {
    context: libraryContext(),
    shadowCrud: new ShadowCrud(),
    units: graphqlUnits.shadowCrud,
    config: { depthLimit: 7, tracing: null },
  }
  return createApplication(sources)
}

/** Whatever a project's code does with the application. */
// biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
type Code = (strapi: any) => unknown

const run = (code: Code) => code(application().strapi)

describe('the application that a project gets', () => {
  const rows: readonly (readonly [says: string, code: Code, given: unknown])[] = [
    ['the configuration of the plugin', it => it.plugin('graphql').config('depthLimit'), 7],
    ['what stands in for a key that is not there', it => it.plugin('graphql').config('a', 'none'), 'none'],
    ['what stands in for null', it => it.plugin('graphql').config('tracing', true), true],
    [
      'an entry for a generated type',
      it => it.plugin('graphql').service('format').returnTypes.toEntityResponse('entry'),
      { value: 'entry', info: {} },
    ],
    [
      'entries for a generated type',
      it => it.plugin('graphql').service('format').returnTypes.toEntityResponseCollection(['a'], { args: 1 }),
      { nodes: ['a'], info: { args: 1 } },
    ],
    [
      'the name of a type',
      it => it.plugin('graphql').service('utils').naming.getTypeName(it.contentTypes['api::book.book']),
      'Book',
    ],
    ['a model by its uid', it => it.getModel('api::book.book') === it.contentTypes['api::book.book'], true],
    ['a component by its uid', it => it.getModel('meta.seo') === it.components['meta.seo'], true],
    ['no model by another uid', it => it.getModel('meta.nothing'), undefined],
    [
      'of the configuration what stands in for it',
      it => it.config.get('server.host', 'localhost'),
      'localhost',
    ],
    [
      'a log that says nothing',
      it =>
        ['info', 'warn', 'error', 'debug', 'verbose', 'http']
          .map(at => it.log[at]('text'))
          .every(said => said === undefined),
      true,
    ],
    ['the database by two names', it => it.db.query === it.query, true],
    [
      'an extension service whose use can be chained',
      it => {
        const service = it.plugin('graphql').service('extension')
        return service.use({}) === service
      },
      true,
    ],
  ]
  test.each(rows)('%s', (_says, code, given) => {
    expect(run(code)).toEqual(given)
  })

  test('an extension that is used adds to the schema', () => {
    const { strapi, extensions } = application()
    const code: Code = it => it.plugin('graphql').service('extension').use({ typeDefs: 'type A' })
    code(strapi)
    const tools = { ...nexus, nexus, strapi }
    expect(extensions.additions(tools, graphqlUnits.extension).typeDefs).toEqual(['type A'])
  })

  test('a policy and a middleware by name, once they are registered', () => {
    const { strapi, policies, middlewares } = application()
    const [isOwner, loud] = [() => true, () => 'loud']
    const code: Code = it => {
      it.container.get('policies').set('global::is-owner', isOwner)
      it.container.get('middlewares').add('global::', { loud })
      return [it.policy('global::is-owner'), it.middleware('global::loud')]
    }
    expect(code(strapi)).toEqual([isOwner, loud])
    expect([policies.has('global::is-owner'), middlewares.has('global::is-owner')]).toEqual([true, false])
  })
})

describe('what is no part of it is refused by name', () => {
  const rows: readonly (readonly [code: Code, message: string])[] = [
    [it => it.plugin('email'), "strapi.plugin('email') is not part of the reference"],
    [
      it => it.plugin('graphql').service('builders'),
      "strapi.plugin('graphql').service('builders') is not part of the reference",
    ],
    [it => it.container.get('hooks'), "strapi.container.get('hooks') is not part of the reference"],
    [it => it.policy('global::none'), 'There is no policy global::none'],
    [it => it.middleware('global::none'), 'There is no middleware global::none'],
  ]
  test.each(rows)('%s', (code, message) => {
    expect(() => run(code)).toThrow(UsageError)
    expect(() => run(code)).toThrow(message)
  })
})

describe('entries are read and written', () => {
  const rows: readonly (readonly [says: string, code: Code, given: unknown])[] = [
    ['all', it => it.entityService.findMany('api::author.author'), [{ name: 'Herman' }, { name: 'Jane' }]],
    [
      'sorted, from the second on',
      it => it.entityService.findMany('api::author.author', { sort: 'name:desc', start: 1 }),
      [{ name: 'Herman' }],
    ],
    [
      'one of them',
      it => it.entityService.findMany('api::author.author', { limit: 1 }),
      [{ name: 'Herman' }],
    ],
    ['none of them', it => it.entityService.findMany('api::author.author', { limit: 0 }), []],
    ['all by a limit of -1', it => it.entityService.count('api::author.author', { limit: -1 }), 2],
    [
      'drafts too',
      it => {
        it.entityService.create('api::book.book', { data: { title: 'Draft', publishedAt: null } })
        return it.entityService.count('api::book.book')
      },
      4,
    ],
    [
      'no drafts where this is asked for',
      it => {
        it.entityService.create('api::book.book', { data: { title: 'Draft', publishedAt: null } })
        return it.entityService.count('api::book.book', { publicationState: 'live' })
      },
      3,
    ],
    [
      'those that a filter keeps',
      it => it.entityService.findMany('api::author.author', { filters: { name: 'Jane' } }),
      [{ id: 2 }],
    ],
    ['the one of a single type', it => it.entityService.findMany('api::home.home'), { headline: 'Welcome' }],
    [
      'null where a single type has none',
      it => it.entityService.findMany('api::home.home', { filters: { headline: 'x' } }),
      null,
    ],
    ['by id', it => it.entityService.findOne('api::author.author', 2), { name: 'Jane' }],
    ['null by an id of none', it => it.entityService.findOne('api::author.author', 9), null],
    [
      'a new one',
      it => it.entityService.create('api::author.author', { data: { name: 'Mary' } }),
      { id: 3, name: 'Mary' },
    ],
    [
      'a changed one',
      it => it.entityService.update('api::author.author', 1, { data: { name: 'H.' } }),
      { id: 1, name: 'H.' },
    ],
    ['a deleted one', it => it.entityService.delete('api::author.author', 1), { id: 1, name: 'Herman' }],
    [
      'where something is so',
      it => it.db.query('api::author.author').findMany({ where: { name: 'Jane' } }),
      [{ id: 2 }],
    ],
    [
      'in an order, from a place on',
      it => it.db.query('api::author.author').findMany({ orderBy: 'name:desc', offset: 1, limit: 1 }),
      [{ name: 'Herman' }],
    ],
    ['in all locales', it => it.db.query('api::page.page').count(), 2],
    ['in all locales, whatever else is asked', it => it.db.query('api::page.page').count({ where: {} }), 2],
    ['the first', it => it.db.query('api::author.author').findOne(), { name: 'Herman' }],
    [
      'null where there is none',
      it => it.db.query('api::author.author').findOne({ where: { name: 'x' } }),
      null,
    ],
  ]
  test.each(rows)('%s', async (_says, code, given) => {
    const read = await run(code)
    if (typeof given === 'object' && given !== null) expect(read).toMatchObject(given)
    else expect(read).toBe(given)
  })
})

describe('register', () => {
  test('is a function, or that of an object, and gets the application', () => {
    const made = application()
    const register = ({ strapi }: { strapi: unknown }) => strapi === made.strapi
    expect(runRegister(register, made)).toBe(true)
    expect(runRegister({ register }, made)).toBe(true)
  })

  test('may be missing from an object', () => {
    expect(runRegister({}, application())).toBeUndefined()
  })

  test.each([5, 'text', { register: 5 }, null])('is not %j', register => {
    const running = () => runRegister(register, application())
    expect(running).toThrow('An extension must be a function register({ strapi })')
  })
})
