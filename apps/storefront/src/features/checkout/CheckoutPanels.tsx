import { Panel } from '@pandrop/ui/Panel'
import { StepMark } from '@pandrop/ui/StepMark'
import { TextField } from '@pandrop/ui/TextField'
import type { ReactNode } from 'react'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { BusinessFields } from '../../forms/business.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import { useText } from '../../hooks/useText.ts'
import type { CheckoutHandle } from './useCheckout.ts'

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

type CheckoutPanelsProps = Pick<CheckoutHandle, 'field' | 'phone' | 'unfinished' | 'asksBusiness' | 'tradeLinkHint'>

/** Contact, trade link and address. Fields register in the order of the screen: the first wrong one gets the focus. */
export const CheckoutPanels = ({ field, phone, unfinished, asksBusiness, tradeLinkHint }: CheckoutPanelsProps) => {
  const text = useText()
  const isDone = (names: readonly string[]) => !names.some((name) => unfinished.has(name))
  return (
    <>
      <StepPanel number={1} title={text('checkout_contact_title')} done={isDone(contactNames)}>
        <ContactFields field={field} phone={phone.field} />
      </StepPanel>
      <StepPanel number={2} title={text('checkout_trade_link_title')} done={isDone(['tradeUrl'])}>
        <TradeLinkField field={field} tradeLinkHint={tradeLinkHint} />
      </StepPanel>
      <StepPanel number={3} title={text('checkout_address_title')} done={isDone(addressNames)}>
        <AddressFields field={field} />
        {asksBusiness && <BusinessFields field={field} />}
      </StepPanel>
    </>
  )
}

const TradeLinkField = ({ field, tradeLinkHint }: Pick<CheckoutHandle, 'field' | 'tradeLinkHint'>) => {
  const text = useText()
  return (
    <TextField
      {...field('tradeUrl')}
      type="url"
      inputMode="url"
      label={text('checkout_trade_link')}
      hint={tradeLinkHint}
      autoComplete="off"
      spellCheck={false}
      maxLength={300}
    />
  )
}
