/** One content-type or field for each function that switches something off; `safe` and `slug` keep everything. */
export function switchOff(extension) {
  extension.shadowCRUD('api::waste.waste').disable()
  extension.shadowCRUD('api::drink.drink').disableQueries()
  extension.shadowCRUD('api::table.table').disableMutations()
  extension.shadowCRUD('api::spice.spice').disableAction('find')
  extension.shadowCRUD('api::pepper.pepper').disableAction('create')
  extension.shadowCRUD('api::mustard.mustard').disableAction('update')
  extension.shadowCRUD('api::honey.honey').disableAction('delete')
  extension.shadowCRUD('api::sauce.sauce').disableActions(['create', 'delete'])
  extension.shadowCRUD('api::bread.bread').disableActions(['update', 'find', 'create'])
  const dish = extension.shadowCRUD('api::dish.dish')
  dish.field('recipe').disable()
  dish.field('cost').disableOutput()
  dish.field('rank').disableInput()
  dish.field('remark').disableFilters()
}
