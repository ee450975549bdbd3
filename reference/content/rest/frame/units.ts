import { type CollectionResponse, collectionResponse } from './collection-response.ts'
import { type Health, health } from './health.ts'
import { type PathForms, pathForms, type TypePaths, typePaths } from './paths.ts'
import { type ListPayload, listPayload } from './payload.ts'
import {
  type ErrorShape,
  errorShape,
  type MethodQuestion,
  methodQuestion,
  type UnknownPath,
  unknownPath,
  type WrongMethod,
  wrongMethod,
} from './refusals.ts'
import { type StartPage, startPage } from './start-page.ts'

/** The units of what is around every REST request: paths, answers and refusals. */
export interface FrameUnits {
  readonly paths: TypePaths
  readonly pathForms: PathForms
  readonly payload: ListPayload
  readonly collectionResponse: CollectionResponse
  readonly errorShape: ErrorShape
  readonly startPage: StartPage
  readonly health: Health
  readonly methodQuestion: MethodQuestion
  readonly unknownPath: UnknownPath
  readonly wrongMethod: WrongMethod
}

export const frameUnits: FrameUnits = {
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
}
