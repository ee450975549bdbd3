import { describe, expect, it } from 'vitest'
import type { RawQuery } from '../query.ts'
import { morphTypes } from './morph-types.ts'

const CHEF = 'api::chef.chef'

describe('what is asked of a target of any type', () => {
  it.each<[string, RawQuery, RawQuery | null]>([
    ['nothing', {}, { fields: undefined, populate: undefined }],
    ['fields, of every type', { fields: ['slug'] }, { fields: ['slug'], populate: undefined }],
    ['names, of every type', { populate: ['avatar'] }, { fields: undefined, populate: ['avatar'] }],
    ['an asterisk in a list', { populate: ['*', '*'] }, { fields: undefined, populate: [] }],
    ['an asterisk, of every type', { populate: '*' }, { fields: undefined, populate: '*' }],
    ['an object, which has no schema to be read by', { populate: { avatar: '*' } }, { fields: undefined }],
    ['something of this type', { on: { [CHEF]: { fields: ['slug'] } } }, { fields: ['slug'] }],
    ['this type alone', { on: { [CHEF]: 'true' } }, {}],
    ['another type alone', { on: { 'api::dish.dish': 'true' } }, null],
    ['this type, whatever stands beside on', { on: { [CHEF]: 'true' }, fields: ['slug'] }, {}],
  ])('%s', (_what, params, asked) => {
    expect(morphTypes.paramsFor(CHEF, params)).toEqual(asked)
  })
})
