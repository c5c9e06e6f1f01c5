import type { Settings } from '@pandrop/contract/content'
import { payoutWorkingDays } from '@pandrop/contract/limits'
import { classNames } from '@pandrop/ui/classNames'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'

/** The ways of being paid out, SEPA first. */
const ways = ['sepa-manual', 'card-form'] as const

export type PayoutWay = (typeof ways)[number]

/** Those that the shop has on. */
export const waysOf = ({ payment_methods }: Pick<Settings, 'payment_methods'>): PayoutWay[] =>
  ways.filter((way) => payment_methods.includes(way))

interface PayoutMethodStepProps {
  offered: readonly PayoutWay[]
  chosen: PayoutWay | undefined
  onChoose: (way: PayoutWay) => void
}

const icons = { 'sepa-manual': IconBuildingBank, 'card-form': IconCreditCard }

/** Step 2: how the money goes to the customer. Radio buttons underneath, so arrow keys work. */
export const PayoutMethodStep = ({ offered, chosen, onChoose }: PayoutMethodStepProps) => {
  const text = useText()
  const faces = {
    'sepa-manual': {
      title: text('payout_sepa'),
      about: text('payout_sepa_about', { days: String(payoutWorkingDays) }),
    },
    'card-form': { title: text('payout_card'), about: text('payout_card_about') },
  }
  if (offered.length === 0) return <p className="text-bone-1">{text('payout_no_method')}</p>
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 type-label text-bone-1">{text('payout_method')}</legend>
      {offered.map((way) => {
        const Icon = icons[way]
        return (
          <label
            key={way}
            className={classNames(
              'relative flex cursor-pointer items-center gap-4 rounded-card p-4 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo',
              way === chosen ? 'bg-ink-2 shadow-[inset_0_0_0_2px_var(--color-bone-0)]' : 'shadow-edge-2 hover:bg-ink-2',
            )}
          >
            <input
              type="radio"
              name="payout-way"
              value={way}
              checked={way === chosen}
              onChange={() => onChoose(way)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="grid size-12 flex-none place-items-center rounded-button bg-ink-3">
              <Icon aria-hidden="true" size={24} stroke={1.6} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-[16px]/6 font-[640]">{faces[way].title}</span>
              <span className="block text-[13.5px]/[19px] text-bone-1">{faces[way].about}</span>
            </span>
            <span
              aria-hidden="true"
              className={classNames(
                'size-5 flex-none rounded-full',
                way === chosen
                  ? 'shadow-[inset_0_0_0_6px_var(--color-bone-0)]'
                  : 'shadow-[inset_0_0_0_1.5px_var(--color-line-ui)]',
              )}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
