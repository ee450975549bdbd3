import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'

/** What is done of tasks, each of which notes itself around the tasks that it hands in. */
function done(agenda: Agenda, noted: string[], name: string, ...inner: (() => void)[]): () => void {
  return () => {
    noted.push(name)
    for (const task of inner) agenda.do(task)
    noted.push(`/${name}`)
  }
}

test('a task that comes up within another is done after it, the deepest first', () => {
  const [agenda, noted]: [Agenda, string[]] = [new Agenda(), []]
  const [deep, one, two] = ['deep', 'one', 'two'].map(name => done(agenda, noted, name))
  if (!deep || !one || !two) throw new Error('there are three')
  agenda.do(done(agenda, noted, 'all', done(agenda, noted, 'first', deep, one), two))
  expect(noted.join(' ')).toBe('all /all first /first deep /deep one /one two /two')
})

test('what a task throws is thrown, and what was left is forgotten', () => {
  const [agenda, noted]: [Agenda, string[]] = [new Agenda(), []]
  const failing = () => {
    throw new Error('failed')
  }
  expect(() => agenda.do(done(agenda, noted, 'all', failing, done(agenda, noted, 'left')))).toThrow('failed')
  agenda.do(done(agenda, noted, 'next'))
  expect(noted.join(' ')).toBe('all /all next /next')
})
