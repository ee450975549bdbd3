import type { FilterOperator } from './operator.ts'
import { and } from './operators/and.ts'
import { between } from './operators/between.ts'
import { contains } from './operators/contains.ts'
import { containsi } from './operators/containsi.ts'
import { endsWith } from './operators/ends-with.ts'
import { endsWithi } from './operators/ends-withi.ts'
import { eq } from './operators/eq.ts'
import { eqi } from './operators/eqi.ts'
import { gt } from './operators/gt.ts'
import { gte } from './operators/gte.ts'
import { inList } from './operators/in.ts'
import { lt } from './operators/lt.ts'
import { lte } from './operators/lte.ts'
import { ne } from './operators/ne.ts'
import { nei } from './operators/nei.ts'
import { not } from './operators/not.ts'
import { notContains } from './operators/not-contains.ts'
import { notContainsi } from './operators/not-containsi.ts'
import { notInList } from './operators/not-in.ts'
import { isNotNull } from './operators/not-null.ts'
import { isNull } from './operators/null.ts'
import { or } from './operators/or.ts'
import { startsWith } from './operators/starts-with.ts'
import { startsWithi } from './operators/starts-withi.ts'

/** The 24 operators, in the documentation's order. A new operator is its file in `operators/` and its line here. */
export const filterOperators: readonly FilterOperator[] = [
  eq,
  eqi,
  ne,
  nei,
  lt,
  lte,
  gt,
  gte,
  inList,
  notInList,
  contains,
  notContains,
  containsi,
  notContainsi,
  isNull,
  isNotNull,
  between,
  startsWith,
  startsWithi,
  endsWith,
  endsWithi,
  or,
  and,
  not,
]
