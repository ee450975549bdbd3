/** A first clause file for the small world: two scenarios, one of them at both doors. */
export const firstClauses = (
  world: string,
) => `# yaml-language-server: $schema=../node_modules/assayer/specs/schemas/clause.schema.json
clause: content.${world}.posts
says: The blog lists its posts, and keeps drafts to itself.
scenarios:
  - id: content.${world}.posts.by-title
    says: posts are sorted by their title, and the draft is not among them
    world: ${world}
    request: GET /api/posts?sort=title
    expect: { status: 200, body: { "data[*].attributes.slug": [a-quiet-week, hello] } }
  - id: content.${world}.posts.by-mood
    says: a mood is asked for, in GraphQL
    world: ${world}
    graphql: '{ posts(filters: { mood: { eq: "calm" } }) { data { attributes { title } } } }'
    expect: { status: 200, body: { "data.posts.data[0].attributes.title": A quiet week } }
`
