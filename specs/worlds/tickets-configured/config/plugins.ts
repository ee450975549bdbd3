export default {
  graphql: {
    config: {
      endpoint: '/tickets-graphql',
      shadowCRUD: true,
      playgroundAlways: true,
      depthLimit: 7,
      amountLimit: 5,
      defaultLimit: 3,
      apolloServer: { tracing: true },
    },
  },
}
