import { isAgreed, offerStatusTone } from '@pandrop/contract/lifecycle/offer'
import type { OfferQueue, StaffOfferClock, StaffOfferRow } from '@pandrop/contract/staff/offers'
import { classNames } from '@pandrop/ui/classNames'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { skinImage } from '../../pictures.ts'
import { clockText, offerStateTexts, qualityText, variantTexts } from '../../texts/offers.ts'

// A deadline is near in its last eight working hours; before that nothing is amber
// (docs/behaviour/look.md#back-office-look).
const nearMinutes = 8 * 60

/** How long an offer still waits. */
export const OfferClock = ({ clock }: { clock: StaffOfferClock | null }) => {
  if (!clock) return null
  const near = clock.waits_for === 'answer' && clock.minutes_left < nearMinutes
  return <span className={classNames(near ? 'font-[640] text-warn' : 'text-bone-1')}>{clockText(clock)}</span>
}

/** Where an offer stands. */
export const OfferState = ({ state }: Pick<StaffOfferRow, 'state'>) => (
  <StatusBadge kind={offerStatusTone(state)} label={offerStateTexts[state]} />
)

/** Exterior, and the variant where it is not the usual one. */
export const copyText = ({ quality, variant }: Pick<StaffOfferRow, 'quality' | 'variant'>): string =>
  [qualityText(quality), ...(variant && variant !== 'normal' ? [variantTexts[variant]] : [])].join(', ')

/** The picture of an offer's skin, or its empty place. */
export const OfferPicture = ({
  img,
  rarity,
  className,
}: Pick<StaffOfferRow, 'img' | 'rarity'> & { className: string }) =>
  img === '' ? (
    <span aria-hidden="true" className={classNames('block aspect-[3/2] rounded-badge bg-ink-2', className)} />
  ) : (
    <SkinPicture image={skinImage(img)} quality={rarity ?? ''} size="thumb" className={className} />
  )

const queues: Record<StaffOfferRow['state'], OfferQueue> = {
  pending: 'to_answer',
  offer: 'countered',
  awaiting_item: 'awaiting_item',
  ready_for_payout: 'ready',
  payout_processing: 'payout',
  approved: 'ended',
  declined_by_user: 'ended',
  declined_by_service: 'ended',
}

/** The queue that an offer stands in now; an item that is here waits for the end of its trade protection. */
export const queueOf = ({ state, clock }: Pick<StaffOfferRow, 'state' | 'clock'>): OfferQueue =>
  isAgreed(state) && clock?.waits_for === 'protection' ? 'protected' : queues[state]
