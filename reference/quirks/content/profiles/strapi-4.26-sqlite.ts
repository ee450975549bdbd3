import type { Profile } from '../../quirk.ts'
import { bigintegerRounded } from '../filters/biginteger-rounded.ts'
import { containsAsLike } from '../filters/contains-as-like.ts'
import { containsiAsLike } from '../filters/containsi-as-like.ts'
import { endsWithAsLike } from '../filters/ends-with-as-like.ts'
import { endsWithiAsLike } from '../filters/ends-withi-as-like.ts'
import { eqiAsLike } from '../filters/eqi-as-like.ts'
import { neiAsLike } from '../filters/nei-as-like.ts'
import { notContainsAsLike } from '../filters/not-contains-as-like.ts'
import { notContainsiAsLike } from '../filters/not-containsi-as-like.ts'
import { sqliteTextForms } from '../filters/sqlite-text-forms.ts'
import { startsWithAsLike } from '../filters/starts-with-as-like.ts'
import { startsWithiAsLike } from '../filters/starts-withi-as-like.ts'
import { searchAsLike } from '../lists/search-as-like.ts'
import { uidTiesDescend } from '../sort/uid-ties-descend.ts'
import { sqliteWriteQuirks } from '../writes/index.ts'
import { strapi426Quirks } from './strapi-4.26.ts'

/** Strapi 4.26.2, community edition, on SQLite, as recorded. */
export const strapi426Sqlite: Profile = {
  name: 'strapi-4.26-sqlite',
  says: 'Strapi 4.26.2 on SQLite (better-sqlite3)',
  quirks: [
    ...strapi426Quirks,
    eqiAsLike,
    neiAsLike,
    containsAsLike,
    containsiAsLike,
    notContainsAsLike,
    notContainsiAsLike,
    startsWithAsLike,
    startsWithiAsLike,
    endsWithAsLike,
    endsWithiAsLike,
    sqliteTextForms,
    bigintegerRounded,
    searchAsLike,
    uidTiesDescend,
    ...sqliteWriteQuirks,
  ],
}
