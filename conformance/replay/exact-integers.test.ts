import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exactIntegers, hasRounded, restoreIntegers } from './exact-integers.ts'

const lines = (...bodies: readonly unknown[]) =>
  bodies.map(responseBody => ({ path: '/api/things', responseBody }))

it.each([
  ['one that is shown to the last digit', [{ a: ['9007199254740993'] }], '9007199254740993'],
  ['one that is shown rounded', [{ a: '9007199254740992' }], undefined],
  ['one that is shown both ways', [{ a: '9007199254740993' }, { a: '9007199254740992' }], undefined],
  ['one that a double holds', [{ a: '9007199254740991' }], undefined],
])('learns %s', (_what, bodies, exact) => {
  expect(exactIntegers(lines(...bodies)).get('9007199254740992')).toBe(exact)
})

const finds = (operand: string, shown: string) => ({
  path: `/api/things?filters[big][$eq]=${operand}&sort=id`,
  responseBody: { data: [{ id: 1, attributes: { big: shown } }] },
})

it.each([
  [
    'one that is found by all its digits',
    [finds('9007199254740993', '9007199254740992')],
    '9007199254740993',
  ],
  [
    'one that is found by other digits, too',
    [finds('9007199254740993', '9007199254740992'), finds('9007199254740992', '9007199254740992')],
    undefined,
  ],
  ['one that is not found', [finds('9007199254740993', '12')], undefined],
])('learns %s', (_what, found, exact) => {
  expect(exactIntegers(found).get('9007199254740992')).toBe(exact)
})

it('puts the digits back into the data of a world', () => {
  const world = mkdtempSync(join(tmpdir(), 'assayer-integers-'))
  onTestFinished(() => rmSync(world, { recursive: true }))
  const exact = new Map([['9223372036854776000', '9223372036854775807']])
  expect(hasRounded(world, exact)).toBe(false)
  writeFileSync(join(world, 'data.json'), '{"big":"9223372036854776000","text":"of 9223372036854776000"}')
  expect(hasRounded(world, exact)).toBe(true)
  restoreIntegers(world, exact)
  expect(readFileSync(join(world, 'data.json'), 'utf8')).toBe(
    '{"big":"9223372036854775807","text":"of 9223372036854776000"}',
  )
})

it('leaves alone what a world holds both ways', () => {
  const world = mkdtempSync(join(tmpdir(), 'assayer-integers-'))
  onTestFinished(() => rmSync(world, { recursive: true }))
  writeFileSync(join(world, 'data.json'), '["9007199254740992","9007199254740993"]')
  expect(hasRounded(world, new Map([['9007199254740992', '9007199254740993']]))).toBe(false)
})
