/** Where a build with all of its mutants lies, and what is noted of a run. */
export const PLACE = '.assayer/mutants'
