/** A middleware as it is: says in capitals what comes next. */
export default async (next, parent, args, context, info) =>
  (await next(parent, args, context, info)).toUpperCase()
