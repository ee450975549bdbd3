export default {
  graphql: {
    config: {
      apolloServer: { introspection: false, allowBatchedHttpRequests: false, csrfPrevention: true },
    },
  },
}
