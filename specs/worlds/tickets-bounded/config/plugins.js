export default {
  graphql: { config: { amountLimit: 5, apolloServer: { cache: 'bounded' } } },
}
