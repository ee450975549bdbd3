import { isObject } from '../json-value.ts'
import { token } from './matcher.ts'

export const string = token('<string>', 'a text', actual => typeof actual === 'string')
export const integer = token('<integer>', 'a whole number', actual => Number.isInteger(actual))
export const number = token('<number>', 'a number', actual => typeof actual === 'number')
export const boolean = token('<boolean>', 'true or false', actual => typeof actual === 'boolean')
export const object = token('<object>', 'an object', isObject)
export const array = token('<array>', 'a list', actual => Array.isArray(actual))
