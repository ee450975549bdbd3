export default {
  graphql: { config: { amountLimit: 5, apolloServer: { introspection: true, cache: 'bounded' } } },
}
