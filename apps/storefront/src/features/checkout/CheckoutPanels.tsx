import { Panel } from '@pandrop/ui/Panel'
import { StepMark } from '@pandrop/ui/StepMark'
import { TextField } from '@pandrop/ui/TextField'
import { lazy, type ReactNode, Suspense } from 'react'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { BusinessFields } from '../../forms/business.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import { useText } from '../../hooks/useText.ts'
import { withTexts } from '../../texts/shown.ts'
import type { CheckoutHandle } from './useCheckout.ts'

// What it says stands with the account's texts, which a cart does without until then.
const FactorNeeded = lazy(async () => {
  const screen = await withTexts(import('../../forms/FactorNeeded.tsx'), import('../../texts/account.ts'))
  return { default: screen.FactorNeeded }
})

interface StepPanelProps {
  number: number
  title: string
  done: boolean
  children: ReactNode
}

/** A numbered part of the checkout; a tick takes the number's place once everything in it is filled in. */
const StepPanel = ({ number, title, done, children }: StepPanelProps) => {
  const text = useText()
  return (
    <Panel title={title} mark={<StepMark number={number} done={done} doneLabel={text('checkout_step_done')} />}>
      {children}
    </Panel>
  )
}

const contactNames = ['name', 'surname', 'email', 'phone']
const addressNames = ['country', 'city', 'address', 'postCode']

type CheckoutPanelsProps = Pick<CheckoutHandle, 'phone' | 'unfinished' | 'asksBusiness'> & TradeLinkProps

/** Contact, trade link and address. Fields register in the order of the screen: the first wrong one gets the focus. */
export const CheckoutPanels = ({ phone, unfinished, asksBusiness, ...props }: CheckoutPanelsProps) => {
  const text = useText()
  const { field } = props
  const isDone = (names: readonly string[]) => !names.some((name) => unfinished.has(name))
  return (
    <>
      <StepPanel number={1} title={text('checkout_contact_title')} done={isDone(contactNames)}>
        <ContactFields field={field} phone={phone.field} />
      </StepPanel>
      <StepPanel number={2} title={text('checkout_trade_link_title')} done={isDone(['tradeUrl'])}>
        <TradeLinkField {...props} />
      </StepPanel>
      <StepPanel number={3} title={text('checkout_address_title')} done={isDone(addressNames)}>
        <AddressFields field={field} />
        {asksBusiness && <BusinessFields field={field} />}
      </StepPanel>
    </>
  )
}

type TradeLinkProps = Pick<CheckoutHandle, 'field' | 'tradeLink' | 'tradeLinkHint'>

/** The field, and that another link than the kept one waits for a second factor, before the order is sent. */
const TradeLinkField = ({ field, tradeLink, tradeLinkHint }: TradeLinkProps) => {
  const text = useText()
  return (
    <>
      <TextField
        {...field('tradeUrl')}
        type="url"
        inputMode="url"
        label={text('checkout_trade_link')}
        hint={tradeLink === 'kept' ? text('checkout_trade_link_factor') : tradeLinkHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      {tradeLink === 'other' && (
        <Suspense>
          <div className="mt-4">
            <FactorNeeded need="trade_link" />
          </div>
        </Suspense>
      )}
    </>
  )
}
