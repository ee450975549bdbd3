/** Where a build with all of its mutants lies, and what is noted of a run. */
export const PLACE = '.assayer/mutants'
/** What `assayer fuzz` asked, with the answers; and its report. */
export const FUZZ_ANSWERS = `${PLACE}/fuzz`
