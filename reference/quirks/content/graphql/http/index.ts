import type { Quirk } from '../../../quirk.ts'
import { batchOneAtMost } from './batch-one-at-most.ts'
import { contentTypeWrongMethod } from './content-type-wrong-method.ts'
import { formRefused } from './form-refused.ts'
import { getRefused } from './get-refused.ts'
import { mutationByGetRun } from './mutation-by-get-run.ts'
import { postWithoutParameters } from './post-without-parameters.ts'
import { statusOfRefusalsOk } from './status-of-refusals-ok.ts'
import { wrongMethodAsMissing } from './wrong-method-as-missing.ts'

export const httpQuirks: readonly Quirk[] = [
  batchOneAtMost,
  getRefused,
  formRefused,
  postWithoutParameters,
  contentTypeWrongMethod,
  wrongMethodAsMissing,
  mutationByGetRun,
  statusOfRefusalsOk,
]
