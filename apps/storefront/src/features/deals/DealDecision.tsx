import type { Deal } from '@pandrop/contract/deals'
import type { Profile } from '@pandrop/contract/profile'
import { fromUnits, subtract, toUnits } from '@pandrop/money/money'
import { Button } from '@pandrop/ui/Button'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconPlus, IconWallet } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ConsentBoxes, ProfileFirst, PurchaseTrouble } from '../../forms/PurchaseParts.tsx'
import { usePrices } from '../../hooks/usePrices.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useTopUp } from '../../hooks/useTopUp.ts'
import { type DealDecisionHandle, useDealDecision } from './useDealDecision.ts'

interface DecisionProps {
  deal: Deal
  decision: DealDecisionHandle
}

/** The two answers to a deal; declining asks once more. */
export const DealDecision = ({ deal }: { deal: Deal }) => {
  const text = useText()
  const profile = useProfile()
  const decision = useDealDecision(deal)
  const [asking, setAsking] = useState(false)
  if (!profile) return <Skeleton className="h-[220px] w-full" />
  if (asking) return <DeclineQuestion deal={deal} decision={decision} onBack={() => setAsking(false)} />
  return (
    <div className="flex flex-col gap-3">
      <ProfileFirst profile={profile}>
        <Purchase deal={deal} decision={decision} profile={profile} />
      </ProfileFirst>
      <Button kind="secondary" wide size={48} disabled={decision.buying} onClick={() => setAsking(true)}>
        {text('deal_decline')}
      </Button>
    </div>
  )
}

const Purchase = ({ deal: { price }, decision, profile }: DecisionProps & { profile: Profile }) => {
  const text = useText()
  const { format } = usePrices()
  const topUp = useTopUp()
  const missing = toUnits(subtract(fromUnits(price), fromUnits(profile.balance)))
  const isShort = missing > 0
  return (
    <>
      <p className="flex items-start gap-2 text-[14px]/5 text-bone-1">
        <IconWallet aria-hidden="true" size={18} stroke={1.6} className="mt-px flex-none" />
        {isShort
          ? text('deal_short', { amount: format(missing) })
          : text('deal_balance', { balance: format(profile.balance) })}
      </p>
      <ConsentBoxes {...decision.consent} />
      <PurchaseTrouble {...decision} />
      {isShort ? (
        <Button
          kind="money"
          wide
          size={56}
          icon={<IconPlus aria-hidden="true" size={20} stroke={2} />}
          onClick={() => topUp.open(missing)}
        >
          {text('checkout_top_up', { amount: format(missing) })}
        </Button>
      ) : (
        <Button wide size={56} loading={decision.buying} loadingLabel={text('deal_buying')} onClick={decision.buy}>
          {text('deal_buy', { price: format(price) })}
        </Button>
      )}
    </>
  )
}

const DeclineQuestion = ({ decision, onBack }: DecisionProps & { onBack: () => void }) => {
  const text = useText()
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      <p ref={question} tabIndex={-1} className="rounded-badge type-button outline-none">
        {text('deal_decline_sure')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size={48} disabled={decision.declining} onClick={onBack}>
          {text('deal_decline_no')}
        </Button>
        <Button
          kind="danger"
          size={48}
          loading={decision.declining}
          loadingLabel={text('deal_declining')}
          onClick={decision.decline}
        >
          {text('deal_decline_yes')}
        </Button>
      </div>
    </div>
  )
}
