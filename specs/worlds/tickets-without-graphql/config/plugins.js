export default {
  graphql: false,
}
