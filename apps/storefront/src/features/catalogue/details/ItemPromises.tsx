import { formatUnits } from '@pandrop/money/format'
import { IconArrowBackUp, IconCalendarCheck, IconTransfer, IconWallet } from '@tabler/icons-react'
import { useProfile } from '../../../hooks/useProfile.ts'
import { useSettings } from '../../../hooks/useSettings.ts'
import { useText } from '../../../hooks/useText.ts'
import { dayOf } from './day.ts'

interface ItemPromisesProps {
  /** when a purchase of today can be traded on */
  protectedUntil: string
}

/** The ways to pay that the shop has switched on, with what is on the balance of a customer. */
const usePaymentLine = (): string => {
  const text = useText()
  const profile = useProfile()
  const { internal_currency, payment_methods } = useSettings()
  const amount = profile && formatUnits(profile.balance)
  const currency = internal_currency.name
  if (!payment_methods.includes('card')) {
    return amount ? text('item_payment_balance', { amount, currency }) : text('item_payment')
  }
  return amount ? text('item_payment_card_balance', { amount, currency }) : text('item_payment_card')
}

/** How it comes, how it is paid, when it can be traded on, and what happens if the trade fails. */
export const ItemPromises = ({ protectedUntil }: ItemPromisesProps) => {
  const text = useText()
  const payment = usePaymentLine()
  const promises = [
    { Icon: IconTransfer, line: text('item_delivery') },
    { Icon: IconCalendarCheck, line: text('details_tradable', { date: dayOf(protectedUntil) }) },
    { Icon: IconWallet, line: payment },
    { Icon: IconArrowBackUp, line: text('item_refund') },
  ]
  return (
    <ul className="flex flex-col gap-2.5 text-[15px]/[22px] text-bone-1">
      {promises.map(({ Icon, line }) => (
        <li key={line} className="flex gap-3.5">
          <Icon aria-hidden="true" size={19} stroke={1.6} className="mt-[1.5px] flex-none text-bone-2" />
          {line}
        </li>
      ))}
    </ul>
  )
}
