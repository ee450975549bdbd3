/** `tasting-menus` is the field `tastingMenus`. */
export function camelCase(name = ''): string {
  return name.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** `tasting-menu` is the type `TastingMenu`. */
export function typeName(singular: string): string {
  return pascalCase(singular)
}

/** `block.big-quote` is the type `ComponentBlockBigQuote`. */
export function componentTypeName(uid: string): string {
  return `Component${pascalCase(uid)}`
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())
}
