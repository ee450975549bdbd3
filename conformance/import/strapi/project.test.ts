import { expect, test } from 'vitest'
import { LeftOutList } from '../left-out.ts'
import { Project } from './project.ts'

const schema = (name: string) => ({
  ...{ uid: `api::${name}.${name}`, kind: 'collectionType', attributes: {} },
  info: { singularName: name, pluralName: `${name}s` },
})
const entity = (name: string, id: number) => ({ type: `api::${name}.${name}`, id, data: {} })

test.each([
  ['before the schemas', [entity('a', 1), entity('b', 2)], []],
  ['behind them', [], [entity('a', 1), entity('b', 2)]],
])('entities %s become rows', (_, early, late) => {
  const project = new Project(new Map(), new LeftOutList())
  for (const it of early) project.take('entities', it)
  for (const it of [schema('a'), schema('b')]) project.take('schemas', it)
  for (const it of late) project.take('entities', it)
  expect([...project.content.rows].map(([uid, rows]) => [uid, [...rows.keys()]])).toEqual([
    ['api::a.a', [1]],
    ['api::b.b', [2]],
  ])
})

test('a schema that comes when entities were made by others is refused, not lost', () => {
  const project = new Project(new Map(), new LeftOutList())
  project.take('schemas', schema('a'))
  project.take('entities', entity('a', 1))
  expect(() => project.take('schemas', schema('b'))).toThrow('all schemas in one place')
})
