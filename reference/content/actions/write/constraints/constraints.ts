import { integer, max, maxLength, min, minLength } from './bounds.ts'
import type { Constraint } from './constraint.ts'
import { email, emailNotEmpty, regex, uid } from './patterns.ts'
import { unique } from './unique.ts'

/** In the order in which faults of one value are told. */
export const constraints: readonly Constraint[] = [
  minLength,
  maxLength,
  regex,
  email,
  emailNotEmpty,
  uid,
  integer,
  min,
  max,
  unique,
]
