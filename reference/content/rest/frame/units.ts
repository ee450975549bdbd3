import { errorShape } from '../../http/error-response.ts'
import { health } from './health.ts'
import { collectionResponse, listPayload } from './list.ts'
import { pathForms, typePaths } from './paths.ts'
import { methodQuestion, unknownPath, wrongMethod } from './refusals.ts'
import { startPage } from './start-page.ts'

/** The units of what is around every REST request: paths, answers and refusals. */
export const frameUnits = {
  paths: typePaths,
  pathForms,
  payload: listPayload,
  collectionResponse,
  errorShape,
  startPage,
  health,
  methodQuestion,
  unknownPath,
  wrongMethod,
} as const

export type FrameUnits = typeof frameUnits
