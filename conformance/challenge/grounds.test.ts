import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { GROUNDS } from './grounds.ts'

test('the issue form offers every ground, in this order, and no other', () => {
  const form = parse(readFileSync('.github/ISSUE_TEMPLATE/dispute.yml', 'utf8'))
  const dropdown = form.body.find((it: { id?: string }) => it.id === 'ground')
  expect(dropdown.attributes.options).toEqual(GROUNDS.map(({ name }) => name))
})

test('docs/disputes.md has every ground in its table, in these words', () => {
  const rows = readFileSync('docs/disputes.md', 'utf8')
    .split('\n')
    .filter(line => /^\| `/.test(line))
  expect(rows).toEqual(GROUNDS.map(({ name, says, show }) => `| \`${name}\` | ${says} | ${show} |`))
})
