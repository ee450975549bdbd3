/** One content-type or field for each function that switches something off; `safe` and `slug` keep everything. */
export function switchOff(extension) {
  extension.shadowCRUD('api::waste.waste').disable()
  extension.shadowCRUD('api::drink.drink').disableQueries()
  extension.shadowCRUD('api::table.table').disableMutations()
  extension.shadowCRUD('api::spice.spice').disableAction('find')
  extension.shadowCRUD('api::sauce.sauce').disableActions(['create', 'delete'])
  const dish = extension.shadowCRUD('api::dish.dish')
  dish.field('recipe').disable()
  dish.field('cost').disableOutput()
  dish.field('rank').disableInput()
  dish.field('remark').disableFilters()
}
