import type { Deal } from '@pandrop/contract/deals'
import type { Profile } from '@pandrop/contract/profile'
import { fromUnits, subtract, toUnits } from '@pandrop/money/money'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconAlertCircleFilled, IconInfoCircle, IconPlus, IconWallet } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TermsLabel } from '../../forms/TermsLabel.tsx'
import { usePrices } from '../../hooks/usePrices.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useTopUp } from '../../hooks/useTopUp.ts'
import { paths } from '../../paths.ts'
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
      {isComplete(profile) ? <Purchase deal={deal} decision={decision} profile={profile} /> : <ProfileFirst />}
      <Button kind="secondary" wide size={48} disabled={decision.buying} onClick={() => setAsking(true)}>
        {text('deal_decline')}
      </Button>
    </div>
  )
}

const isComplete = ({ steam_trade_link: link, phoneE164, country, city, address, post_code }: Profile): boolean =>
  [link, phoneE164, country, city, address, post_code].every(Boolean)

const ProfileFirst = () => {
  const text = useText()
  return (
    <>
      <p className="flex items-start gap-2 text-[14px]/5 text-bone-1">
        <IconInfoCircle aria-hidden="true" size={18} className="mt-px flex-none" />
        {text('deal_profile')}
      </p>
      <a href={paths.account('personal')} className={buttonClass({ size: 56, wide: true })}>
        {text('deal_to_profile')}
      </a>
    </>
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
      <div className="flex flex-col gap-1">
        <CheckboxField {...decision.terms} label={<TermsLabel />} className="text-[14px]/[20px]" />
        <CheckboxField
          {...decision.waiver}
          label={text('checkout_waiver')}
          className="text-[14px]/[20px] text-bone-1"
        />
      </div>
      <p role="alert" className="flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger empty:hidden">
        {decision.trouble && (
          <>
            <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
            {decision.trouble}
          </>
        )}
      </p>
      {isShort ? (
        <Button
          kind="money"
          wide
          size={56}
          icon={<IconPlus aria-hidden="true" size={20} stroke={2} />}
          onClick={topUp.open}
        >
          {text('deal_top_up')}
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
