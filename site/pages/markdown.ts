interface Token {
  tag: string
  readonly content: string
}

type Rule = (
  tokens: Token[],
  index: number,
  options: unknown,
  env: unknown,
  self: { renderToken(tokens: Token[], index: number, options: unknown): string },
) => string

/** What is used of a markdown-it. */
interface Markdown {
  readonly renderer: { readonly rules: Record<string, unknown> }
}

/** A head of a column that says nothing is none: whoever hears the table is told of no empty one. */
export function tellHeadsFromCells(markdown: Markdown): void {
  const rule =
    (step: 1 | -1): Rule =>
    (tokens, index, options, _env, self) => {
      const token = tokens[index]
      if (token && tokens[index + step]?.content === '') token.tag = 'td'
      return self.renderToken(tokens, index, options)
    }
  markdown.renderer.rules.th_open = rule(1)
  markdown.renderer.rules.th_close = rule(-1)
}

/** The anchor of a heading, as GitHub makes it: documents link to each other by it. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
