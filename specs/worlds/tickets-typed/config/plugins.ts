export default {
  graphql: true,
}
