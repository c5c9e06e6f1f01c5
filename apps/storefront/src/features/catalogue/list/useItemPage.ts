import { itemListQuery } from '@pandrop/api-client/catalogue-queries'
import { asFailure } from '@pandrop/api-client/errors'
import type { Item } from '@pandrop/contract/item'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useApi } from '../../../hooks/useApi.ts'
import { type ListSearch, wireQuery } from '../../../search.ts'
import type { ListPlace } from './listAddress.ts'

/** One page of a list, as far as it has come. */
export interface ItemPage {
  /** those of the page before while the next one is on its way; undefined when there are none to show */
  items: readonly Item[] | undefined
  /** skins that match; undefined until it is known */
  total: number | undefined
  pages: number
  loading: boolean
  failed: boolean
  retry: () => void
}

/** The items of a list's address. A category that does not exist is a page that does not exist. */
export const useItemPage = ({ shelf, params }: ListPlace, search: ListSearch): ItemPage => {
  const query = itemListQuery(useApi(), wireQuery(search, shelf, params))
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (error && asFailure(error).httpStatus === 404) throw notFound()
  return {
    items: data?.payload,
    total: isPlaceholderData ? undefined : data?.meta.total,
    pages: data?.meta.pages ?? 0,
    loading: isPlaceholderData || (isError && isFetching),
    failed: isError,
    retry: () => void refetch(),
  }
}
