import type { Profile } from '../../quirk.ts'
import { betweenByLanguage } from '../filters/between-by-language.ts'
import { containsAsEscapingLike } from '../filters/contains-as-escaping-like.ts'
import { containsiAsEscapingLike } from '../filters/containsi-as-escaping-like.ts'
import { endsWithAsEscapingLike } from '../filters/ends-with-as-escaping-like.ts'
import { endsWithiAsEscapingLike } from '../filters/ends-withi-as-escaping-like.ts'
import { eqiAsEscapingLike } from '../filters/eqi-as-escaping-like.ts'
import { gtByLanguage } from '../filters/gt-by-language.ts'
import { gteByLanguage } from '../filters/gte-by-language.ts'
import { ltByLanguage } from '../filters/lt-by-language.ts'
import { lteByLanguage } from '../filters/lte-by-language.ts'
import { neiAsEscapingLike } from '../filters/nei-as-escaping-like.ts'
import { notContainsAsEscapingLike } from '../filters/not-contains-as-escaping-like.ts'
import { notContainsiAsEscapingLike } from '../filters/not-containsi-as-escaping-like.ts'
import { operandNumberWholeIntegers } from '../filters/operand-number-whole-integers.ts'
import { operandWholeNumberRefused } from '../filters/operand-whole-number-refused.ts'
import { startsWithAsEscapingLike } from '../filters/starts-with-as-escaping-like.ts'
import { startsWithiAsEscapingLike } from '../filters/starts-withi-as-escaping-like.ts'
import { textFormAsCast } from '../filters/text-form-as-cast.ts'
import { textFormJsonSpaced } from '../filters/text-form-json-spaced.ts'
import { textFormTextsOnly } from '../filters/text-form-texts-only.ts'
import { searchAsPostgresLike } from '../lists/search-as-postgres-like.ts'
import { timeWithoutZeros } from '../lists/time-without-zeros.ts'
import { orderByLanguage } from '../sort/order-by-language.ts'
import { orderNullsLast } from '../sort/order-nulls-last.ts'
import { strapi426Quirks } from './strapi-4.26.ts'

/**
 * Strapi 4.26.2, community edition, on PostgreSQL 15 with the collation en_US.utf8, as recorded. The collation is an
 * approximation, and the order of rows that nothing orders is not described: there it is that of the storage.
 */
export const strapi426Postgres: Profile = {
  name: 'strapi-4.26-postgres',
  says: 'Strapi 4.26.2 on PostgreSQL 15',
  quirks: [
    ...strapi426Quirks,
    eqiAsEscapingLike,
    neiAsEscapingLike,
    containsAsEscapingLike,
    containsiAsEscapingLike,
    notContainsAsEscapingLike,
    notContainsiAsEscapingLike,
    startsWithAsEscapingLike,
    startsWithiAsEscapingLike,
    endsWithAsEscapingLike,
    endsWithiAsEscapingLike,
    ltByLanguage,
    lteByLanguage,
    gtByLanguage,
    gteByLanguage,
    betweenByLanguage,
    operandNumberWholeIntegers,
    operandWholeNumberRefused,
    textFormAsCast,
    textFormJsonSpaced,
    textFormTextsOnly,
    searchAsPostgresLike,
    timeWithoutZeros,
    orderByLanguage,
    orderNullsLast,
  ],
}
