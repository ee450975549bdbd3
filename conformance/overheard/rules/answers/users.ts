import { isObject } from '../../../compare/json-value.ts'
import { type AnswerRule, claim } from '../../judge/claim.ts'

const FIELDS = [
  ...['id', 'username', 'email', 'provider', 'confirmed', 'blocked'],
  ...['createdAt', 'updatedAt'],
]

/** The list of users is a bare array of flat objects with eight fields. */
export const usersFlat: AnswerRule = ({ request, answer }) => {
  const isList = request.method === 'GET' && /^\/api\/users\/?(\?|$)/.test(request.path)
  if (!isList || answer.status !== 200 || request.path.includes('fields')) return []
  const { json } = answer
  const lacking = FIELDS.filter(
    name => !Array.isArray(json) || json.some(user => !isObject(user) || !(name in user)),
  )
  const breach = {
    says: Array.isArray(json) ? `users lack ${lacking.join(', ')}` : 'the list of users is no bare array',
    path: 'body',
    expected: FIELDS,
    actual: Array.isArray(json) ? Object.keys(Object(json[0])) : json,
  }
  return [claim('content.users.list', lacking.length > 0 ? breach : null)]
}
