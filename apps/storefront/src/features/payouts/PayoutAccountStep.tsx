import { payoutWorkingDays } from '@pandrop/contract/limits'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { IconClock } from '@tabler/icons-react'
import { TermsLabel } from '../../forms/TermsLabel.tsx'
import { useText } from '../../hooks/useText.ts'
import type { PayoutAccount } from './usePayoutAccount.ts'

interface PayoutAccountStepProps {
  account: PayoutAccount
  /** in EUR, as text */
  amount: string
  /** why the payout before failed */
  failedBefore: string | undefined
}

/** Step 3: how much goes to which account, in EUR whatever is shown (docs/behaviour/wire.md#display-only). */
export const PayoutAccountStep = ({ account, amount, failedBefore }: PayoutAccountStepProps) => {
  const text = useText()
  const { field } = account
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 rounded-card bg-ink-0 px-5 py-4">
        <div className="min-w-0">
          <p className="type-label text-bone-1">{text('payout_amount')}</p>
          <p className="type-price-detail wrap-anywhere compact:text-[34px]">{amount}</p>
        </div>
        <p className="pb-1.5 text-[17px]/6 font-[560] text-bone-1">EUR</p>
      </div>
      {failedBefore && (
        <p className="text-[14px]/5 text-warn">{text('payout_failed_before', { reason: failedBefore })}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={text('contact_first_name')}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          {...field('last_name')}
          label={text('contact_last_name')}
          autoComplete="family-name"
          maxLength={60}
        />
      </div>
      <TextField
        {...account.ibanField()}
        label={text('payout_iban')}
        hint={text('payout_iban_hint')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:font-mono [&_input]:tracking-[.02em] compact:[&_input]:text-[14px]"
      />
      <CheckboxField {...field('terms')} label={<TermsLabel />} className="text-[14px]/[20px]" />
      <p className="flex items-start gap-2.5 rounded-input bg-ink-2 px-4 py-3 text-[13.5px]/[19px] text-bone-1">
        <IconClock aria-hidden="true" size={18} stroke={1.6} className="flex-none" />
        {text('payout_when', { days: String(payoutWorkingDays) })}
      </p>
    </div>
  )
}
