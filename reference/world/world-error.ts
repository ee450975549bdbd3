/** One thing wrong in a world: which file, where in it, what was found, what was expected. */
export interface WorldProblem {
  readonly file: string
  /** Path in the file, such as `attributes.author.target` or `api::article.article[3].tags[0]`. */
  readonly path: string
  readonly found: string
  readonly expected: string
}

/**
 * A world was refused. Its message lists the problems found, one a line: `file: path: found …, expected …`;
 * `more` counts those beyond the list.
 */
export class WorldError extends Error {
  override readonly name = 'WorldError'
  readonly problems: readonly WorldProblem[]

  constructor(world: string, problems: readonly WorldProblem[], more = 0) {
    const lines = problems.map(p => `  ${p.file}: ${p.path}: found ${p.found}, expected ${p.expected}`)
    if (more > 0) lines.push(`  and ${more} more`)
    super(`The world ${world} cannot be used:\n${lines.join('\n')}`)
    this.problems = problems
  }
}
