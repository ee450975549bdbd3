/** Makes a middleware of its options: `text`, a full stop unless it is given, goes after what comes next. */
export default ({ text = '.' }, { strapi }) =>
  async (next, parent, args, context, info) => {
    if (strapi === undefined) throw new Error('The application is missing')
    return `${await next(parent, args, context, info)}${text}`
  }
