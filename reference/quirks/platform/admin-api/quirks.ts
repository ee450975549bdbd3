import type { Quirk } from '../../quirk.ts'
import { htmlAlwaysASource } from './html-always-a-source.ts'
import { mailSendMissing } from './mail-send-missing.ts'
import { mailTestMissing } from './mail-test-missing.ts'
import { refusedAsBadRequest } from './refused-as-bad-request.ts'
import { tokenMissing } from './token-missing.ts'

/** The quirks of the admin API. */
export const adminApiQuirks: readonly Quirk[] = [
  htmlAlwaysASource,
  mailSendMissing,
  mailTestMissing,
  refusedAsBadRequest,
  tokenMissing,
]
