import { sellableSkinsQuery } from '@pandrop/api-client/offer-queries'
import type { SellableSkin } from '@pandrop/contract/offers'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useSettled } from '../../hooks/useSettled.ts'

/** One call in so many milliseconds while somebody types. */
const pauseMilliseconds = 200

/** One letter means everything. */
const lettersMin = 2

/** The longest search of the contract. */
const lettersMax = 80

interface SkinSearch {
  found: readonly SellableSkin[]
  /** why nothing is offered; the name can be sent as it was typed */
  note: TextKey | undefined
}

const nothing: readonly SellableSkin[] = []

/**
 * Skins of the catalogue that somebody may mean.
 * @param chosen one of them has been chosen: nothing is looked for
 */
export const useSkinSearch = (typed: string, chosen: boolean): SkinSearch => {
  const words = useSettled(typed.trim().slice(0, lettersMax), pauseMilliseconds)
  const enabled = !chosen && words.length >= lettersMin
  const { data, isError, isPlaceholderData } = useQuery({
    ...sellableSkinsQuery(useApi(), words),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!enabled) return { found: nothing, note: undefined }
  if (isError) return { found: nothing, note: 'sell_search_failed' }
  const isUnknown = data !== undefined && data.length === 0 && !isPlaceholderData
  return { found: data ?? nothing, note: isUnknown ? 'sell_found_none' : undefined }
}
