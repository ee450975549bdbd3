export default {
  rest: {},
}
