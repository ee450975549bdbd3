import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { hashOf } from './kept-values.ts'
import { YamlCache } from './yaml-cache.ts'

const place = () => join(scratchDirectory(), 'below', 'kept.json')

/** The values of texts, one process after another. */
function readOnce(file: string, ...texts: readonly string[]): readonly unknown[] {
  const cache = new YamlCache(file, 0)
  const read = texts.map(text => cache.read(text, 'clause.yaml'))
  cache.save()
  return read
}

/** What is kept, below a line that says that it is whole. */
const entriesOf = (file: string) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8').split('\n')[1] ?? ''))

test('a text that was read before is not parsed again', () => {
  const file = place()
  expect(readOnce(file, 'a: 1')).toEqual([{ value: { a: 1 } }])
  const [[key] = []] = entriesOf(file)
  const json = JSON.stringify({ [String(key)]: 'kept' })
  writeFileSync(file, `${hashOf(json)}\n${json}`)
  expect(readOnce(file, 'a: 1')).toEqual([{ value: 'kept' }])
})

test('a text that changed is', () => {
  const file = place()
  readOnce(file, 'a: 1')
  expect(readOnce(file, 'a: 2')).toEqual([{ value: { a: 2 } }])
})

test('what is no YAML, and what is no JSON, is never kept', () => {
  const file = place()
  const texts = ['a: [', 'a: .nan', 'a: .inf']
  const first = readOnce(file, 'a: 1', ...texts)
  expect(first.slice(1)).toEqual([
    { problem: expect.objectContaining({ file: 'clause.yaml', expected: 'YAML' }) },
    { value: { a: Number.NaN } },
    { value: { a: Number.POSITIVE_INFINITY } },
  ])
  expect(readOnce(file, 'a: 1', ...texts)).toEqual(first)
  expect(entriesOf(file)).toHaveLength(1)
})

test('a file that was cut, or changed by another hand, is as good as none', () => {
  const file = place()
  readOnce(file, 'a: 1')
  const whole = readFileSync(file, 'utf8')
  for (const text of [whole.slice(0, -2), whole.replace('"a":1', '"a":2')]) {
    writeFileSync(file, text)
    expect(readOnce(file, 'a: 1')).toEqual([{ value: { a: 1 } }])
  }
})

test.each(['not JSON', '', 'null'])('a file of %j is as good as none', text => {
  const file = join(scratchDirectory({ 'kept.json': text }), 'kept.json')
  expect(readOnce(file, 'a: 1')).toEqual([{ value: { a: 1 } }])
})

test('where nothing can be written nothing is kept', () => {
  const file = join(scratchDirectory({ taken: '' }), 'taken', 'kept.json')
  expect(readOnce(file, 'a: 1')).toEqual([{ value: { a: 1 } }])
  expect(existsSync(file)).toBe(false)
})

test('what was written last stays when there is too much', () => {
  const file = place()
  const text = (number: number) => `n: ${number}`
  readOnce(file, ...Array.from({ length: 5_000 }, (_, index) => text(index)))
  readOnce(file, text(0), 'the newest: 1')
  const values = entriesOf(file).map(([, value]) => value)
  expect(values).toHaveLength(5_000)
  expect(values).toEqual(expect.arrayContaining([{ n: 0 }, { 'the newest': 1 }]))
  expect(values).not.toContainEqual({ n: 1 })
})

test('for a little text the file is neither read nor written', () => {
  const file = place()
  const read = (...texts: readonly string[]) => {
    const cache = new YamlCache(file, 10)
    const values = texts.map(text => cache.read(text, 'clause.yaml'))
    cache.save()
    return values
  }
  read('a: 1')
  expect(existsSync(file)).toBe(false)
  read('a: 1', 'b: 234567', 'c: 3')
  expect(entriesOf(file).map(([, value]) => value)).toEqual([{ a: 1 }, { b: 234_567 }, { c: 3 }])
})
