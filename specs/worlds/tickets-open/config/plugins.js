export default {
  graphql: { config: { apolloServer: { introspection: true } } },
}
