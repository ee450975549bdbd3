import { expect, test } from 'vitest'
import { authEnvironment, fillHeaders } from './variables.ts'

test('credentials come from the variables that the configuration names', () => {
  const auth = {
    tokens: { 'my reader': '$READER' },
    passwords: { 'ann@x.test': '$ANN' },
    contentKey: '$CONTENT',
    adminKey: '$NOT_SET',
  }
  expect(authEnvironment(auth, { READER: 'r', ANN: 'a', CONTENT: 'c' })).toMatchObject({
    ASSAYER_TOKEN_MY_READER: 'r',
    ASSAYER_PASSWORD_ANN_X_TEST: 'a',
    ASSAYER_CONTENT_KEY: 'c',
  })
  expect(authEnvironment(auth, {})).toEqual({})
})

test('the environment wins over the configuration', () => {
  const environment = { READER: 'configured', ASSAYER_TOKEN_FULL: 'from the environment' }
  expect(authEnvironment({ tokens: { full: '$READER' } }, environment).ASSAYER_TOKEN_FULL).toBe(
    'from the environment',
  )
})

test('headers take variables, whose values are secrets', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the configuration writes variables so
  const headers = { 'x-tenant': 'a', authorization: 'Basic ${USER_PART}${PASS_PART}' }
  expect(fillHeaders(headers, { USER_PART: 'u', PASS_PART: 'p' })).toEqual({
    headers: { 'x-tenant': 'a', authorization: 'Basic up' },
    written: headers,
    secrets: ['u', 'p'],
  })
  expect(() => fillHeaders(headers, { USER_PART: 'u' })).toThrow(
    'The header authorization needs the environment variable PASS_PART, which is not set.',
  )
})
