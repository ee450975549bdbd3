/** Lets through what its setting `by` divides; settings may come by themselves, or beside the application. */
export default ({ args }, ...given) => {
  const settings = given.map(it => it?.config ?? it).find(it => it?.by !== undefined)
  return args.number % settings.by === 0
}
