/** Lets through the numbers of its config. */
export default ({ args }, { config }) => config.numbers.includes(args.number)
