export default {
  graphql: { enabled: true, config: { shadowCRUD: false } },
}
