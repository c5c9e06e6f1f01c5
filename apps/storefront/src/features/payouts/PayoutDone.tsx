import { offerQuery } from '@pandrop/api-client/offer-queries'
import { payoutWorkingDays } from '@pandrop/contract/limits'
import { StepMark } from '@pandrop/ui/StepMark'
import { useQuery } from '@tanstack/react-query'
import { dateOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'

interface PayoutDoneProps {
  offerId: number
  /** in EUR, as text */
  amount: string
}

/** The last word: the request is in, and what happens with it. The day comes from the server, which knows holidays. */
export const PayoutDone = ({ offerId, amount }: PayoutDoneProps) => {
  const text = useText()
  const { data: offer } = useQuery(offerQuery(useApi(), offerId))
  const expected = offer?.payout?.expected_at
  const steps = [
    text('payout_next_bank'),
    expected
      ? text('payout_next_money_by', { date: dateOf(expected) })
      : text('payout_next_money', { days: String(payoutWorkingDays) }),
    text('payout_next_mail'),
  ]
  return (
    <div className="flex flex-col items-center gap-5">
      <PandaPicture pose="holding" />
      <p role="status" className="text-center text-[16px]/6 text-bone-1">
        {text('payout_done', { amount })}
      </p>
      <ol aria-label={text('payout_next')} className="flex w-full flex-col gap-2.5 rounded-card bg-ink-0 px-4 py-3.5">
        {steps.map((step, place) => (
          <li key={step} className="flex items-center gap-3 text-[13.5px]/[18px] text-bone-1">
            <StepMark number={place + 1} />
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
