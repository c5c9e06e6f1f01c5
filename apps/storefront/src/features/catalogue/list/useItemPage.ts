import { itemListQuery } from '@pandrop/api-client/catalogue-queries'
import { asFailure } from '@pandrop/api-client/errors'
import type { ListedItem } from '@pandrop/contract/item'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { wireQuery } from '../../../listRequest.ts'
import type { ListSearch } from '../../../search.ts'
import type { ListPlace } from './listAddress.ts'

/** One page of a list, as far as it has come. While the next one is on its way, it is the one before. */
export interface ItemPage {
  /** undefined when there are none to show */
  items: readonly ListedItem[] | undefined
  /** skins that match; undefined until it is known */
  total: number | undefined
  pages: number
  /** what was searched instead, where nothing has the words as they were typed */
  searched: string | undefined
  loading: boolean
  failed: boolean
  retry: () => void
}

/** The items of a list's address. A category that does not exist is a page that does not exist. */
export const useItemPage = ({ shelf, params }: ListPlace, search: ListSearch): ItemPage => {
  const [retrying, setRetrying] = useState(false)
  const query = itemListQuery(useApi(), wireQuery(search, shelf, params))
  const { data, error, isLoadingError, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (error && asFailure(error).httpStatus === 404) throw notFound()
  const retry = async () => {
    setRetrying(true)
    await refetch()
    setRetrying(false)
  }
  return {
    items: data?.payload,
    total: data?.meta.total,
    pages: data?.meta.pages ?? 0,
    searched: data?.meta.searched,
    loading: isPlaceholderData || isPending || retrying,
    // The box stays while it is tried again, so that nothing jumps under the button.
    failed: isLoadingError || retrying,
    retry: () => void retry(),
  }
}
