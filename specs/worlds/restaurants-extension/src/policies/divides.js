/** Lets through what its setting `by` divides. */
export default ({ args }, { by }) => args.number % by === 0
