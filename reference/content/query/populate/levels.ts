/** How many levels a populate may have. */
export interface PopulateLevels {
  readonly clause: string
  readonly most: number
}

/**
 * content.populate.levels: the number of levels has no limit that a request would meet: beyond this one, the answer
 * could not be written as JSON.
 */
export const populateLevels: PopulateLevels = { clause: 'content.populate.levels', most: 500 }
