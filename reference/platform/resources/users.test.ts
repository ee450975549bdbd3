import { expect, test } from 'vitest'
import { userByMail } from './users.ts'

test.each([
  ['as it is written', 'ada@gazette.example', 'ada'],
  ['in capitals', 'ADA@Gazette.example', 'ada'],
  ['in small letters where it is written in capitals', 'ed@gazette.example', 'ed'],
  ['that is the beginning of another', 'ada@gazette', undefined],
])('a user is found by a mail address %s', (_fact, email, id) => {
  const users = [
    { id: 'ada', email: 'ada@gazette.example' },
    { id: 'ed', email: 'Ed@Gazette.example' },
  ]
  expect(userByMail(email, users)?.id).toBe(id)
})
