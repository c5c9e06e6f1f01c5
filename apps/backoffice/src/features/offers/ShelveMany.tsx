import type { Answer } from '@pandrop/contract/call'
import type { StaffOfferRow } from '@pandrop/contract/staff/offers'
import { shelveOffers } from '@pandrop/contract/staff/routes/offers'
import { shelvedAtOnceMax, type shelveOffers as shelveOffersCall } from '@pandrop/contract/staff/shelving'
import { IconButton } from '@pandrop/ui/IconButton'
import { showToast } from '@pandrop/ui/toasts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { AccountField } from '../../forms/copy/AccountField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { offerListTexts } from '../../texts/offers.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface ShelveManyProps {
  /** the ticked rows */
  chosen: readonly StaffOfferRow[]
  /** leaves ticked what was not put on sale */
  onDone: (refused: readonly number[]) => void
}

type Results = Answer<typeof shelveOffersCall>['results']

// In cents: a hundred sums of two decimals must not end in a third.
const costOf = (rows: readonly StaffOfferRow[]): number =>
  rows.reduce((cents, { service_price: cost }) => cents + Math.round((cost ?? 0) * 100), 0) / 100

/** Puts what is ticked on sale at its reference prices, and says of each that could not be why. */
export const ShelveMany = ({ chosen, onDone }: ShelveManyProps) => {
  const [account, setAccount] = useState('')
  const [refused, setRefused] = useState<Results>([])
  const call = useCall(shelveOffers, {
    failed: texts.manyFailed,
    onDone: ({ results }) => {
      const left = results.filter(({ refusal }) => refusal !== null)
      setRefused(left)
      onDone(left.map(({ id }) => id))
      const done = results.length - left.length
      showToast({ kind: done === 0 ? 'error' : 'success', text: texts.result(done, results.length) })
      void queryClient.invalidateQueries()
    },
  })
  const tooMany = chosen.length > shelvedAtOnceMax ? texts.chosenMax(shelvedAtOnceMax) : undefined
  return (
    <div className="flex flex-col gap-2 px-4 pb-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-bone-1">
          {chosen.length === 0 ? texts.noneChosen : texts.chosen(chosen.length, showEuro(costOf(chosen)))}
        </p>
        {chosen.length > 0 && (
          <ActionBar label={texts.bar}>
            <AccountField value={account} onChange={setAccount} none={texts.noAccount} labelHidden />
            <StaffButton
              kind="primary"
              loading={call.running}
              disabledReason={tooMany}
              onClick={() =>
                void call.run({
                  body: { ids: chosen.map(({ id }) => id), ...(account !== '' && { account: Number(account) }) },
                })
              }
            >
              {texts.many(chosen.length)}
            </StaffButton>
          </ActionBar>
        )}
      </div>
      {refused.length > 0 && (
        <div role="alert" className="flex items-start gap-2 rounded-input bg-ink-2 px-3.5 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="font-[560]">{texts.refused}</p>
            <ul className="text-bone-1">
              {refused.map(({ id, refusal }) => (
                <li key={id}>{texts.refusedRow(offerListTexts.number(id), refusal?.text ?? '')}</li>
              ))}
            </ul>
          </div>
          <IconButton label={texts.close} onClick={() => setRefused([])}>
            <IconX aria-hidden="true" size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
