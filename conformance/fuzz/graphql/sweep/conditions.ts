import fc from 'fast-check'
import { graphqlName, type Vocabulary } from '../../vocabulary.ts'
import { plain } from '../graphql-query.ts'
import { writtenAs } from '../scalars.ts'
import { type Given, listed, under } from './parts.ts'
import type { Place } from './places.ts'

/** A condition on an attribute, by an operator, with a value that occurs, or with a part of one. */
export function conditionOn(place: Place, operator: string, world: Vocabulary): Given {
  return under(place.attribute, operationOn(place, operator, world))
}

/** The operator with what it is given, without the attribute above it. */
export function operationOn(place: Place, operator: string, world: Vocabulary): Given {
  return under(operator, operandFor(place, operator, world))
}

/** A condition that some entries meet and others mostly do not. */
export function dividing(place: Place, world: Vocabulary): Given {
  const { textual, comparing } = world.operators
  const able = (isText(place) ? textual : comparing).map(graphqlName)
  const operators = place.operators.filter(name => able.includes(name))
  return fc.oneof(...operators.map(name => conditionOn(place, name, world)))
}

function operandFor(place: Place, operator: string, { operators }: Vocabulary): Given {
  const has = (names: readonly string[]) => names.some(name => graphqlName(name) === operator)
  if (has(operators.presence)) return fc.constantFrom(plain('true'), plain('false'))
  const value = written(place, valueAt(place))
  if (has(operators.listing))
    return fc.oneof(listed(value), listed(value, value), listed(value, value, value))
  const counted = operators.counted.find(({ name }) => graphqlName(name) === operator)
  if (counted) return ascending(place, counted.length)
  if (!isText(place)) return value
  const isOfParts = has(operators.textual) || has(operators.folding)
  const isWhole = operators.comparing.some(name => [name, `${name}i`].map(graphqlName).includes(operator))
  return written(place, inAnyCase(isOfParts && !isWhole ? partOf(valueAt(place)) : valueAt(place)))
}

/** What is false is taken for what is not there more easily than what is true. */
function valueAt({ values }: Place): fc.Arbitrary<string> {
  return fc.constantFrom(...values, ...values.filter(text => text === 'false'))
}

function isText({ scalar }: Place): boolean {
  return scalar === 'String'
}

function written({ scalar }: Place, text: fc.Arbitrary<string>): Given {
  return text.map(it => writtenAs(scalar, it))
}

/** So many values, the least first: bounds the other way round have nothing between them. */
function ascending(place: Place, length: number): Given {
  const values = fc.array(valueAt(place), { minLength: length, maxLength: length })
  return values.map(texts => ({
    kind: 'list' as const,
    items: texts.toSorted(compared).map(text => writtenAs(place.scalar, text)),
  }))
}

function compared(a: string, b: string): number {
  return Number(a) - Number(b) || (a < b ? -1 : 1)
}

/** The beginning of a text, its end, some of its middle, or all of it. */
function partOf(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const length = fc.integer({ min: 1, max: 3 })
  return fc
    .record({ text, length, part: fc.constantFrom('begin', 'begin', 'end', 'end', 'inner', 'all') })
    .map(({ text: whole, length: most, part }) => {
      const letters = Array.from(whole)
      if (part === 'begin') return letters.slice(0, most).join('')
      if (part === 'end') return letters.slice(-most).join('')
      return part === 'inner' ? letters.slice(1, 1 + most).join('') : whole
    })
}

/** Mostly as it is. */
function inAnyCase(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .record({ text, change: fc.constantFrom(asItIs, asItIs, asItIs, upper, lower) })
    .map(({ text: it, change }) => change(it))
}

const asItIs = (text: string) => text
const upper = (text: string) => text.toUpperCase()
const lower = (text: string) => text.toLowerCase()
