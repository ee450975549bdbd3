import { expect, test, vi } from 'vitest'
import { libraryContext } from '../actions/library-context.fixture.ts'
import { contentUnits } from '../units.ts'
import { createUsersServices } from '../users/rest.ts'
import { createGraphqlService } from './service.ts'
import type { Environment } from './sources.ts'

interface Run {
  readonly environment?: Environment
  readonly errors?: typeof contentUnits.graphql.errors
}

/** The endpoint of the library; without a configuration the plugin is not enabled. */
function serviceOf(graphql: Readonly<Record<string, unknown>> | null, run: Run = {}) {
  const { environment = 'development', errors = contentUnits.graphql.errors } = run
  const context = libraryContext()
  const options = { ...context.options, graphql }
  const users = createUsersServices(context.clock)
  const units = { ...contentUnits, graphql: { ...contentUnits.graphql, errors } }
  return createGraphqlService({ ...context, options, users, units, registers: [], environment })
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

test.each<[environment: Environment, production: boolean]>([
  ['development', false],
  ['staging', false],
  ['production', true],
])('in %s an error is shown as in production: %j', async (environment, production) => {
  const show = vi.fn(() => ({ message: 'wrong' }))
  const errors = [{ clause: 'content.graphql.errors.plain', applies: () => true, show }]
  const body = new TextEncoder().encode('{"query":"{ nobody }"}')
  const headers = { 'content-type': 'application/json' }
  await serviceOf({}, { environment, errors }).handle({
    ...request('/graphql'),
    method: 'POST',
    headers,
    body,
  })
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { production })
})
