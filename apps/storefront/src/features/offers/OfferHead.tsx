import { offerStatusTone } from '@pandrop/contract/lifecycle/offer'
import type { OfferDetails } from '@pandrop/contract/offers'
import { formatPrice } from '@pandrop/money/format'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { IconClock, IconExternalLink } from '@tabler/icons-react'
import { dateOf, momentOf } from '../../dates.ts'
import { timeLeft } from '../../history/timeLeft.ts'
import { useNow } from '../../hooks/useNow.ts'
import { useText } from '../../hooks/useText.ts'
import { OfferPicture } from './OfferPicture.tsx'
import { aboutText, qualityText, statusText, variantText } from './offerParts.ts'

/** How often the countdown looks at the clock. */
const lookMilliseconds = 10_000

/** The skin, where the offer stands, and what happens next. */
export const OfferHead = ({ offer }: { offer: OfferDetails }) => {
  const text = useText()
  const { title, item, item_url, status, created_at, variant } = offer
  const copy = [qualityText(text, offer), ...(variant && variant !== 'normal' ? [variantText(text, variant)] : [])]
  return (
    <>
      <div className="flex items-center gap-5 compact:gap-4">
        <OfferPicture item={item} className="w-[132px] flex-none compact:w-[96px]" />
        <div className="min-w-0">
          <p className="text-[17px]/6 font-[640] wrap-anywhere">{title}</p>
          <p className="text-bone-1">{copy.join(' · ')}</p>
          <p className="mt-1 type-meta text-bone-2">{text('offer_proposed', { date: dateOf(created_at) })}</p>
          <a
            href={item_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-10 items-center gap-1.5 text-[13px]/[18px] text-bone-1 underline
              underline-offset-4 hover:text-bone-0"
          >
            {text('offer_item_link')}
            <IconExternalLink aria-hidden="true" size={15} stroke={1.6} />
          </a>
        </div>
      </div>
      <div className="flex flex-col items-start gap-2.5">
        <StatusBadge kind={offerStatusTone(status)} label={statusText(text, offer)} />
        <p className="text-bone-1">{aboutText(text, offer)}</p>
      </div>
    </>
  )
}

/** What we pay, what was asked for, and how long that stands. */
export const OfferPrices = ({ offer }: { offer: OfferDetails }) => {
  const text = useText()
  const { service_price, user_price, expires_at } = offer
  return (
    <div className="rounded-card bg-ink-0 px-5 py-4 shadow-edge compact:px-4">
      <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <dt className="type-label text-bone-2">{text('offers_counter')}</dt>
          <dd className="mt-1 type-price-detail compact:text-[36px]/[40px]">
            {service_price === null ? '–' : formatPrice(service_price)}
          </dd>
        </div>
        <div className="text-right compact:text-left">
          <dt className="type-label text-bone-2">{text('offers_wish')}</dt>
          <dd className="mt-1 type-price text-bone-1">{formatPrice(user_price)}</dd>
        </div>
      </dl>
      {expires_at !== null && <Countdown until={expires_at} />}
    </div>
  )
}

/** Until when a counter-offer stands; the server decides, whatever this clock says. */
const Countdown = ({ until }: { until: number }) => {
  const text = useText()
  const secondsLeft = until - useNow(lookMilliseconds) / 1000
  return (
    <p
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-0.5 pt-3 text-[14px]/5 tabular-nums
        shadow-[inset_0_1px_0_var(--color-line)]"
    >
      <IconClock aria-hidden="true" size={17} stroke={1.7} className="text-warn" />
      <span>{text('offer_valid_until', { until: momentOf(until) })}</span>
      <span role="timer" aria-live="off" className="text-warn">
        {secondsLeft > 0 ? text('offer_left', { left: timeLeft(secondsLeft, text) }) : text('offer_over')}
      </span>
    </p>
  )
}
