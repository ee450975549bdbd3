import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { suiteBelow } from './layers.ts'
import { type Problem, shown } from './problem.ts'

const require = createRequire(import.meta.url)
/** Loaded when something is to be checked: most starts check nothing. */
const ajv = (): typeof import('ajv') => require('ajv')

/** A value that fits its schema, or the first thing that does not fit. */
export type Fitting<T> = { readonly value: T } | { readonly problem: Problem }

/**
 * Compiles a schema of `specs/schemas`; T is the type that the schema describes, `others` are the schemas that it
 * refers to. Costs some milliseconds, so it is done once for each schema.
 */
export function compileSchema<T>(
  specs: string,
  name: string,
  others: readonly string[] = [],
): (value: unknown, file: string) => Fitting<T> {
  const schemas = join(suiteBelow(specs), 'schemas')
  const [text = '', ...referredTo] = [name, ...others].map(file => readFileSync(join(schemas, file), 'utf8'))
  const fits = validatorOf(text, referredTo)
  const isFit = (value: unknown): value is T => fits(value)
  return (value, file) => (isFit(value) ? { value } : { problem: problemOf(fits.errors ?? [], file) })
}

/** By the texts of the schema and of those that it refers to. */
const validators = new Map<string, ValidateFunction>()

function validatorOf(text: string, referredTo: readonly string[]): ValidateFunction {
  const key = JSON.stringify([text, referredTo])
  const known = validators.get(key)
  if (known) return known
  const schemas = referredTo.map(other => JSON.parse(other))
  const { Ajv } = ajv()
  const made = new Ajv({ allowUnionTypes: true, verbose: true, schemas }).compile(JSON.parse(text))
  validators.set(key, made)
  return made
}

/** The error that lies deepest is the most telling one: alternatives also complain about their parent. */
function problemOf(errors: readonly ErrorObject[], file: string): Problem {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length
  const deepest = errors.reduce((best, error) => (depth(error) > depth(best) ? error : best))
  return {
    file,
    path: pathOf(deepest.instancePath),
    found: foundBy(deepest),
    expected: expectedBy(deepest),
  }
}

function foundBy({ keyword, params, data }: ErrorObject): string {
  if (keyword === 'required') return 'nothing there'
  if (keyword === 'additionalProperties') return `the key ${params.additionalProperty}`
  if (keyword === 'propertyNames') return `the key ${params.propertyName}`
  return shown(data)
}

function expectedBy({ keyword, params, message, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `the key ${params.missingProperty}`
    case 'additionalProperties':
      return `only ${Object.keys(parentSchema?.properties ?? {}).join(', ')}`
    case 'enum':
      return `one of ${params.allowedValues.join(', ')}`
    case 'type':
      return [params.type].flat().join(' or ')
    case 'pattern':
      return `a text of the form ${params.pattern}`
    default:
      return message ?? keyword
  }
}

function pathOf(pointer: string): string {
  const segments = pointer.split('/').slice(1).map(unescapePointer)
  const text = segments.map(segment => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`)).join('')
  return text.replace(/^\./, '') || 'the whole file'
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
