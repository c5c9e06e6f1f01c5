import { itemQuery } from '@pandrop/api-client/catalogue-queries'
import type { ItemDetails, ItemNews } from '@pandrop/contract/item'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { followItem } from './followItem.ts'
import { type Change, changeOf, sameNews } from './standing.ts'

const renew = (known: ItemDetails | undefined, { state, price, old_price }: ItemNews): ItemDetails | undefined =>
  !known || sameNews(known, { state, price, old_price }) ? known : { ...known, state, price, old_price }

/**
 * Keeps an open page true: the item's state and price follow the shop's.
 * @param item as it is shown now
 * @returns the last change since the page was opened, if there was one
 */
export const useItemChange = (item: ItemDetails): Change | undefined => {
  const api = useApi()
  const queryClient = useQueryClient()
  const shown = useRef<ItemNews>(item)
  const [change, setChange] = useState<Change>()

  useEffect(() => {
    const { queryKey } = itemQuery(api, item.id)
    return followItem(item.id, {
      onNews: (news) => queryClient.setQueryData(queryKey, (known) => renew(known, news)),
      onMissed: () => void queryClient.invalidateQueries({ queryKey }),
    })
  }, [api, queryClient, item.id])

  useEffect(() => {
    const noticed = changeOf(shown.current, item)
    shown.current = item
    if (noticed) setChange(noticed)
  }, [item])

  return change
}
