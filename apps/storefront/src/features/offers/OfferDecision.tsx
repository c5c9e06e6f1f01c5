import type { OfferDetails } from '@pandrop/contract/offers'
import { formatPrice } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { TextField } from '@pandrop/ui/TextField'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import type { OfferDecisionHandle } from './useOfferDecision.ts'

interface OfferDecisionProps {
  offer: OfferDetails
  decision: OfferDecisionHandle
}

/** Asked for where the profile has none: without it nobody knows where the skin is. */
export const TradeLinkField = ({ decision: { tradeLink, accept } }: Pick<OfferDecisionProps, 'decision'>) => {
  const text = useText()
  if (!tradeLink.needed) return null
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      <TextField
        ref={tradeLink.input}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        label={text('offer_trade_link')}
        hint={text('offer_trade_link_hint')}
        error={tradeLink.error}
        value={tradeLink.typed}
        onChange={({ target }) => tradeLink.type(target.value)}
      />
    </form>
  )
}

/** The two answers to a counter-offer; declining asks once more. */
export const OfferDecision = ({ offer, decision }: OfferDecisionProps) => {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { changed, accepting, declining } = decision
  if (asking) return <DeclineQuestion offer={offer} decision={decision} onBack={() => setAsking(false)} />
  return (
    <>
      <p role="alert" className="flex items-start gap-2 text-[14px]/5 text-warn empty:hidden">
        {changed && <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />}
        {changed}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size={56} disabled={accepting} onClick={() => setAsking(true)}>
          {text('offer_decline')}
        </Button>
        <Button
          size={56}
          disabled={declining}
          loading={accepting}
          loadingLabel={text('offer_accepting')}
          onClick={decision.accept}
        >
          {text('offer_accept')}
        </Button>
      </div>
    </>
  )
}

const DeclineQuestion = ({ offer, decision, onBack }: OfferDecisionProps & { onBack: () => void }) => {
  const text = useText()
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <>
      <p ref={question} tabIndex={-1} className="rounded-badge type-button outline-none">
        {text('offer_decline_sure', { price: formatPrice(offer.service_price ?? 0) })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size={56} disabled={decision.declining} onClick={onBack}>
          {text('offer_decline_no')}
        </Button>
        <Button
          kind="danger"
          size={56}
          loading={decision.declining}
          loadingLabel={text('offer_declining')}
          onClick={decision.decline}
        >
          {text('offer_decline_yes')}
        </Button>
      </div>
    </>
  )
}
