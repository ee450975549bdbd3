import type { Quirk } from '../../quirk.ts'
import { byOffsetAsPage } from './by-offset-as-page.ts'
import { byPageCountRoundedDown } from './by-page-count-rounded-down.ts'
import { byPageTotalOfPage } from './by-page-total-of-page.ts'
import { clampedRefused } from './clamped-refused.ts'
import { configuredDefaultIgnored } from './configured-default-ignored.ts'
import { limitIgnored } from './limit-ignored.ts'
import { maximumIgnored } from './maximum-ignored.ts'
import { maximumMinusOneIsOne } from './maximum-minus-one-is-one.ts'
import { maximumSkipsRows } from './maximum-skips-rows.ts'
import { mixingPageWins } from './mixing-page-wins.ts'
import { noMaximumHundred } from './no-maximum-hundred.ts'
import { noMaximumRefused } from './no-maximum-refused.ts'
import { noNumberAsOne } from './no-number-as-one.ts'
import { numberFormsDigitsOnly } from './number-forms-digits-only.ts'
import { outsideIgnored } from './outside-ignored.ts'
import { pageAloneOneRow } from './page-alone-one-row.ts'
import { pageBeyondLast } from './page-beyond-last.ts'
import { pageFromZero } from './page-from-zero.ts'
import { pageIgnored } from './page-ignored.ts'
import { pageSizeIgnored } from './page-size-ignored.ts'
import { startFromOne } from './start-from-one.ts'
import { startIgnored } from './start-ignored.ts'
import { unknownRefused } from './unknown-refused.ts'
import { withCountConfiguredIgnored } from './with-count-configured-ignored.ts'
import { withCountIgnored } from './with-count-ignored.ts'
import { withCountNever } from './with-count-never.ts'
import { withCountWordsAnyWord } from './with-count-words-any-word.ts'

/** Quirks of pagination. A new quirk is its file and its line here. */
export const paginationQuirks: readonly Quirk[] = [
  pageFromZero,
  pageIgnored,
  pageSizeIgnored,
  configuredDefaultIgnored,
  startFromOne,
  startIgnored,
  limitIgnored,
  maximumMinusOneIsOne,
  pageAloneOneRow,
  maximumSkipsRows,
  byPageCountRoundedDown,
  byOffsetAsPage,
  byPageTotalOfPage,
  mixingPageWins,
  numberFormsDigitsOnly,
  noNumberAsOne,
  clampedRefused,
  maximumIgnored,
  noMaximumHundred,
  noMaximumRefused,
  withCountIgnored,
  withCountNever,
  withCountConfiguredIgnored,
  withCountWordsAnyWord,
  outsideIgnored,
  unknownRefused,
  pageBeyondLast,
]
