import { type ApiFailure, asFailure } from '@pandrop/api-client/errors'
import { offerQuery } from '@pandrop/api-client/offer-queries'
import { isPayable } from '@pandrop/contract/lifecycle/offer'
import type { Offer, OfferDetails } from '@pandrop/contract/offers'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { AttachedList } from '../../AttachedList.tsx'
import { useApi } from '../../hooks/useApi.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { Facts } from './Facts.tsx'
import { OfferDecision, TradeLinkField } from './OfferDecision.tsx'
import { OfferHead, OfferPrices } from './OfferHead.tsx'
import { OfferDates, OfferPayout, OfferTimeline, OfferTrade } from './OfferProgress.tsx'
import { OfferWhy } from './OfferWhy.tsx'
import { isDecidable, type OfferDecisionHandle, useOfferDecision } from './useOfferDecision.ts'

interface OfferDialogProps {
  id: number
  open: boolean
  onClose: () => void
  /** the customer wants the money of an offer that is ready for it */
  onPayout: (offer: Offer) => void
}

/** An offer that is not there, or is somebody else's, has nothing to show. */
const isMissing = ({ httpStatus }: ApiFailure): boolean => httpStatus === 404

/** The offer as it is read; one that is not there is said and closed. */
const useOffer = ({ id, open, onClose }: OfferDialogProps) => {
  const toast = useToasts()
  const failureText = useFailureText()
  const reading = useQuery({ ...offerQuery(useApi(), id), enabled: open })
  const failure = reading.isError && !reading.data ? asFailure(reading.error) : undefined
  const missing = failure !== undefined && isMissing(failure)
  const leave = useEffectEvent((refused: ApiFailure) => {
    toast.error(failureText(refused, 'offer_id_missing'))
    onClose()
  })
  useEffect(() => {
    if (open && failure && missing) leave(failure)
  }, [open, failure, missing])
  return { reading, failure: missing ? undefined : failure }
}

/** The buttons go with the decision; the keyboard goes on at what became of the offer. */
const useFocusWhenDecided = (decidable: boolean) => {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(decidable)
  useEffect(() => {
    if (before.current && !decidable) body.current?.focus()
    before.current = decidable
  }, [decidable])
  return body
}

/** One offer: where it stands, our price and why, what happens next (docs/behaviour/offers.md#offer-dialog). */
export const OfferDialog = (props: OfferDialogProps) => {
  const text = useText()
  const failureText = useFailureText()
  const { id, open, onClose, onPayout } = props
  const { reading, failure } = useOffer(props)
  const offer = reading.data
  const decision = useOfferDecision(offer)
  const decidable = offer !== undefined && isDecidable(offer)
  const body = useFocusWhenDecided(decidable)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={520}
      title={text('offer_name', { offer: String(id) })}
      closeLabel={text('offer_close')}
      initialFocus={body}
      action={
        decidable ? (
          <OfferDecision offer={offer} decision={decision} />
        ) : (
          <Button kind="secondary" wide size={56} onClick={onClose}>
            {text('offer_close')}
          </Button>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        {offer && <OfferBody offer={offer} decision={decision} decidable={decidable} onPayout={onPayout} />}
        {!offer && failure && (
          <ErrorState
            title={failureText(failure, 'offer_details_failed')}
            retryLabel={text('account_retry')}
            onRetry={() => void reading.refetch()}
            retrying={reading.isFetching}
          />
        )}
        {!offer && !failure && <OfferSkeleton />}
      </div>
    </Dialog>
  )
}

interface OfferBodyProps {
  offer: OfferDetails
  decision: OfferDecisionHandle
  decidable: boolean
  onPayout: OfferDialogProps['onPayout']
}

const OfferBody = ({ offer, decision, decidable, onPayout }: OfferBodyProps) => (
  <div className="flex flex-col gap-5">
    <OfferHead offer={offer} />
    <PayoutButton offer={offer} onPayout={onPayout} />
    <OfferTrade offer={offer} />
    <OfferPrices offer={offer} />
    {decidable && <TradeLinkField decision={decision} />}
    <OfferAttached offer={offer} />
    <OfferWhy offer={offer} />
    <OfferDates offer={offer} />
    <OfferPayout offer={offer} />
    <OfferTimeline offer={offer} />
  </div>
)

/** What its customer said is on it. */
const OfferAttached = ({ offer: { attachments } }: { offer: OfferDetails }) => {
  const text = useText()
  return (
    attachments && (
      <Facts title={text('attachments_title')} facts={[]}>
        <AttachedList attachments={attachments} />
      </Facts>
    )
  )
}

/** Mails about a payout lead here, so the way on is here too. */
const PayoutButton = ({ offer, onPayout }: { offer: OfferDetails; onPayout: OfferDialogProps['onPayout'] }) => {
  const text = useText()
  if (!isPayable(offer.status)) return null
  return (
    <Button wide size={48} onClick={() => onPayout(offer)}>
      {text('offers_action_payout')}
    </Button>
  )
}

const OfferSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('offer_loading')} className="flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <Skeleton className="h-[88px] w-[132px] flex-none" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-[26px] w-44" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-[138px] w-full rounded-card" />
      <Skeleton className="h-[180px] w-full rounded-card" />
    </div>
  )
}
