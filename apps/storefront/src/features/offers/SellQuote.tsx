import { quoteQuery } from '@pandrop/api-client/offer-queries'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { formatPrice } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'

interface SellQuoteProps {
  /** EUR units that the customer asks for; NaN while it is no price */
  wish: number
  /** asks for that much instead, EUR units */
  onAsk: (price: number) => void
  skinId: string
  quality: OfferQuality
  variant: OfferVariant
}

/** What the shop would roughly pay. It is a help and no promise, and says so. */
export const SellQuote = ({ wish, onAsk, skinId, quality, variant }: SellQuoteProps) => {
  const text = useText()
  const reading = useQuery({ ...quoteQuery(useApi(), { skin_id: skinId, quality, variant }), retry: false })
  if (reading.data === undefined && !reading.isError) {
    return (
      <Box>
        <span role="status" aria-label={text('sell_quote_loading')} className="block">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-2.5 h-4 w-full" />
          <Skeleton className="mt-1 h-4 w-2/3" />
        </span>
      </Box>
    )
  }
  if (!reading.data?.quote) {
    const isOutdated = reading.data?.isOutdated === true
    const why = reading.isError ? 'sell_quote_failed' : isOutdated ? 'sell_quote_outdated' : 'sell_quote_none'
    return (
      <Box>
        <p className="text-bone-1">{text(why)}</p>
      </Box>
    )
  }
  const { quote, reference_price, margin_percent } = reading.data.quote
  return (
    <Box>
      <p className="type-price">{text('sell_quote_about', { price: formatPrice(quote) })}</p>
      <p className="mt-1 text-[13px]/[18px] text-bone-1">
        {text('sell_quote_why', { reference: formatPrice(reference_price), margin: margin_percent })}
      </p>
      {wish < quote && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="flex flex-1 basis-[220px] items-start gap-2 text-[13px]/[18px] text-warn">
            <IconAlertTriangleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
            {text('sell_wish_below', { wish: formatPrice(wish) })}
          </p>
          <Button kind="secondary" size={40} onClick={() => onAsk(quote)}>
            {text('sell_wish_ask', { price: formatPrice(quote) })}
          </Button>
        </div>
      )}
    </Box>
  )
}

/** It keeps its size, so that the button below does not move while a quote comes. */
const Box = ({ children }: { children: ReactNode }) => {
  const text = useText()
  return (
    <section
      aria-label={text('sell_quote')}
      className="min-h-[118px] rounded-card border border-dashed border-line-2 px-4 py-3 compact:min-h-[136px]"
    >
      <h3 className="mb-1 type-label text-bone-2">{text('sell_quote')}</h3>
      <div aria-live="polite">{children}</div>
    </section>
  )
}
