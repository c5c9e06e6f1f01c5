import type { Category } from '@pandrop/contract/catalogue'
import { changeFilters, type ListPlace, listPath } from './listAddress.ts'
import type { ListControls } from './useListControls.ts'

/** A type with its weapons, as GET /items/subcategories sends it. */
export type Branch = Category['subcategories'][number]

type Leaf = Pick<Branch, 'name' | 'url'>

/** The one category (docs/behaviour/catalogue.md#one-category). */
const root = 'cs2'

/**
 * Where a subcategory leads: into the path of the whole shelf, as /products/{category}/{subcategory}. /new and /sale
 * have no category in their path, so there it is a filter. The other filters are kept.
 * @param type undefined leads back to every subcategory
 */
export const subcategoryPath = (
  { shelf, search }: Pick<ListControls, 'shelf' | 'search'>,
  type?: Leaf,
  weapon?: Leaf,
): string => {
  const others = changeFilters(search, { type: undefined, heroes: undefined })
  if (shelf !== 'all') {
    const chosen = changeFilters(others, { type: type && [type.name], heroes: weapon && [weapon.name] })
    return listPath({ shelf, params: {} }, chosen)
  }
  const place = (params: ListPlace['params']) => listPath({ shelf, params }, others)
  if (type === undefined) return place({})
  return place(
    weapon === undefined ? { category: root, subcategory: type.url } : { category: type.url, subcategory: weapon.url },
  )
}
