import { stripQuery } from '@pandrop/api-client/strip-queries'
import type { Item } from '@pandrop/contract/item'
import type { Strip } from '@pandrop/contract/limits'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { itemButtons } from './itemButtons.tsx'

export interface HomePageStripProps {
  strip: Strip
  title: string
  line: string
  /** the whole list, for the link More */
  morePath: string
}

/** Stays so while it is tried again, so that nothing jumps under the button. */
const hasFailed = ({ isError, errorUpdateCount, data }: UseQueryResult): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)

const noItems: readonly Item[] = []

/** A strip of the home page, which reads its own items. A chunk of its own: the first view ends above it. */
export const HomePageStrip = ({ strip, ...words }: HomePageStripProps) => {
  const read = useQuery(stripQuery(useApi(), strip))
  if (hasFailed(read)) return <FailedStrip title={words.title} />
  return <ItemCarousel {...words} items={read.data ?? noItems} buttons={itemButtons} />
}

/** One retry asks for every strip that did not come: what kept one from answering kept the others. */
const FailedStrip = ({ title }: { title: string }) => {
  const text = useText()
  const queryClient = useQueryClient()
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await queryClient.refetchQueries({ queryKey: ['items'], predicate: ({ state }) => state.status === 'error' })
    setRetrying(false)
  }
  return (
    <section aria-label={title}>
      <h2 className="type-h2">{title}</h2>
      <ErrorState
        title={text('products_load_failed')}
        retryLabel={text('list_retry')}
        onRetry={() => void retry()}
        retrying={retrying}
      />
    </section>
  )
}
