import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { compiledPlace } from './compiled-clauses.ts'
import { hashOf } from './kept-values.ts'
import { type Layer, layersOf } from './layers.ts'
import { loadSuite } from './load-suite.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'
const FILES = {
  'content/a.yaml': clauseFile('content.a', GET),
  'content/b.yaml': clauseFile('content.b', GET),
}

/** A directory of clauses, read by one process after another that share what is compiled. */
function suite(files: Readonly<Record<string, string>> = FILES) {
  const specs = specsDirectory(files)
  const folder = scratchDirectory()
  const fileOf = (layer: Layer) => join(folder, basename(String(compiledPlace(specs, layer, 'a build'))))
  const [layer] = layersOf(specs)
  if (!layer) throw new Error('a suite has a layer')
  return {
    specs,
    file: () => fileOf(layer),
    write: (path: string, text: string) => writeFileSync(join(specs, path), text),
    says: () => loadSuite(specs, undefined, fileOf).clauses.map(({ id, says }) => `${id}: ${says}`),
  }
}

/** Makes what is kept say something else, so that its use can be seen. */
function mark(file: string): void {
  const json = (readFileSync(file, 'utf8').split('\n')[1] ?? '').replaceAll('"a rule"', '"kept"')
  writeFileSync(file, `${hashOf(json)}\n${json}`)
}

describe('a clause file that was compiled before', () => {
  test('is not read again, and gives the same clause', () => {
    const { says, file, specs } = suite()
    const first = loadSuite(specs).clauses
    expect(says()).toEqual(['content.a: a rule', 'content.b: a rule'])
    expect(loadSuite(specs, undefined, file).clauses).toEqual(first)
    mark(file())
    expect(says()).toEqual(['content.a: kept', 'content.b: kept'])
  })

  test('is read again when it changed, alone', () => {
    const { says, file, write } = suite()
    says()
    mark(file())
    write('content/a.yaml', clauseFile('content.a', GET).replace('a rule', 'another rule'))
    expect(says()).toEqual(['content.a: another rule', 'content.b: kept'])
  })

  test('is checked again when a world or the schema changed', () => {
    const { says, file, write } = suite()
    says()
    const before = file()
    write('worlds/bakery/keys.json', '{ "breads": "slug" }')
    expect(file()).not.toBe(before)
    mark(before)
    expect(says()).toEqual(['content.a: a rule', 'content.b: a rule'])
  })

  test('is not kept when something is wrong with it', () => {
    const { says, write } = suite()
    says()
    write('content/a.yaml', clauseFile('content.a', GET).replace('a rule', '[1]'))
    for (const _ of [1, 2]) expect(says).toThrow('content/a.yaml')
  })
})

test('clauses that do not fit together are refused, however often each was compiled', () => {
  const { says, write } = suite()
  says()
  write('content/b.yaml', clauseFile('content.a', GET))
  for (const _ of [1, 2]) expect(says).toThrow('a unique id')
})

test('what was cut is never used, and is made again', () => {
  const { says, file } = suite()
  says()
  mark(file())
  writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -10))
  expect(says()).toEqual(['content.a: a rule', 'content.b: a rule'])
  mark(file())
  expect(says()).toEqual(['content.a: kept', 'content.b: kept'])
})

test('each build has a file of its own, and sources that run as they are have a place in their process', () => {
  const specs = specsDirectory(FILES)
  const [layer] = layersOf(specs)
  if (!layer) throw new Error('a suite has a layer')
  expect(compiledPlace(specs, layer, 'one')).not.toBe(compiledPlace(specs, layer, 'other'))
  const place = compiledPlace(specs, layer, null)
  expect(place).toBeInstanceOf(Map)
  expect(compiledPlace(specs, layer, null)).toBe(place)
})

test('within a process a file is compiled once, until it or its world changes', () => {
  const specs = specsDirectory(FILES)
  const [first] = loadSuite(specs).clauses
  expect(loadSuite(specs).clauses[0]).toBe(first)
  writeFileSync(join(specs, 'content/b.yaml'), clauseFile('content.c', GET))
  expect(loadSuite(specs).clauses.map(({ id }) => id)).toEqual(['content.a', 'content.c'])
  expect(loadSuite(specs).clauses[0]).toBe(first)
  writeFileSync(join(specs, 'worlds/bakery/keys.json'), '{ "breads": "slug" }')
  expect(loadSuite(specs).clauses[0]).not.toBe(first)
})
