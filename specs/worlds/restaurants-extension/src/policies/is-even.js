/** Lets even numbers through. */
export default ({ args }) => args.number % 2 === 0
