import type { Item } from '@pandrop/contract/item'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CartButton } from '../features/cart/CartButton.tsx'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'
import { useText } from '../hooks/useText.ts'

interface HomePageStripProps {
  title: string
  line: string
  items: readonly Item[]
  /** its items did not come */
  failed: boolean
  /** the whole list, for the link More */
  morePath: string
}

const cartButton = (item: Item) => <CartButton item={item} />

/** A strip of the home page. A chunk of its own: the first view ends above it. */
export const HomePageStrip = ({ failed, ...strip }: HomePageStripProps) =>
  failed && strip.items.length === 0 ? (
    <FailedStrip title={strip.title} />
  ) : (
    <ItemCarousel {...strip} cartButton={cartButton} />
  )

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
