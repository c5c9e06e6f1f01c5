import { categoriesQuery } from '@pandrop/api-client/catalogue-queries'
import type { Density } from '@pandrop/contract/document'
import { useQuery } from '@tanstack/react-query'
import { useFacets } from '../features/catalogue/list/filterOptions.ts'
import { keptFilters, nameOfList } from '../features/catalogue/list/keptList.ts'
import { ListView } from '../features/catalogue/list/ListView.tsx'
import { scopeOf } from '../features/catalogue/list/listScope.ts'
import { useItemPage } from '../features/catalogue/list/useItemPage.ts'
import { useListControls } from '../features/catalogue/list/useListControls.ts'
import { SaveSearch } from '../features/saved-searches/SaveSearch.tsx'
import { useApi } from '../hooks/useApi.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { useText } from '../hooks/useText.ts'
import type { PageProps } from '../page.ts'
import type { ListParams, ListSearch, Shelf } from '../search.ts'
import { itemParts } from './ProductListPageParts.ts'

interface ViewProps extends PageProps<ListParams, ListSearch> {
  shelf: Shelf
  density: Density
  onDensity: (density: Density) => void
}

/** The list itself. A chunk of its own: the document shows all of it. */
export const ProductListPageView = ({ shelf, params, search, ...view }: ViewProps) => {
  const place = { shelf, params }
  const list = useListControls(place, search)
  const text = useText()
  const { format } = usePrices()
  const page = useItemPage(place, search)
  const { data: tree = [], isLoadingError: treeFailed, refetch } = useQuery(categoriesQuery(useApi()))
  const facets = useFacets(place, search, tree)
  // What failed together comes back together, whichever of the boxes is pressed.
  const retry = () => {
    if (page.failed) page.retry()
    if (facets.failed) facets.retry()
    if (treeFailed) void refetch()
  }
  const shown = { search: list.search, shelf, scope: scopeOf(params, tree) }
  return (
    <ListView
      list={list}
      page={{ ...page, retry }}
      facets={{ ...facets, retry }}
      categories={tree}
      categoriesFailed={treeFailed}
      onRetry={retry}
      saveButton={<SaveSearch name={nameOfList({ ...shown, text, format })} filters={keptFilters(shown)} />}
      parts={itemParts}
      {...view}
    />
  )
}
