/** How deep brackets may nest without a populate among them. */
export interface QueryLevels {
  readonly clause: string
  readonly most: number
}

/**
 * content.query.levels: Brackets nest up to 250 deep between one `populate` and the next; a query that goes deeper is
 * refused. The documentation names no such limit: it keeps a hostile query from using up the stack.
 */
export const queryLevels: QueryLevels = { clause: 'content.query.levels', most: 250 }
