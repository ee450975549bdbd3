import { expect, test } from 'vitest'
import { libraryContext } from '../actions/library-context.fixture.ts'
import { contentUnits } from '../units.ts'
import { createUsersServices } from '../users/rest.ts'
import { createGraphqlService } from './service.ts'

/** The endpoint of the library; without a configuration the plugin is not enabled. */
function serviceOf(graphql: Readonly<Record<string, unknown>> | null) {
  const context = libraryContext()
  const options = { ...context.options, graphql }
  const users = createUsersServices(context.clock)
  const sources = { ...context, options, users, units: contentUnits, registers: [] }
  return createGraphqlService({ ...sources, environment: 'development' })
}

const request = (target: string) => ({ method: 'GET', target, headers: {}, body: null })

test('the endpoint is asked at its path alone', () => {
  const { isAsked } = serviceOf({})
  expect([isAsked(request('/graphql')), isAsked(request('/api/books'))]).toEqual([true, false])
})

test('without the plugin there is no endpoint', async () => {
  const { isAsked, handle, ready } = serviceOf(null)
  expect(isAsked(request('/graphql'))).toBe(false)
  expect(handle(request('/graphql'))).toBeNull()
  expect(await ready()).toBeUndefined()
})
