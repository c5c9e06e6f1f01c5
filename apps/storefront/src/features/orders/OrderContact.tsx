import { Panel } from '@pandrop/ui/Panel'
import type { ReactNode } from 'react'
import { momentOf } from '../../dates.ts'
import { useCountryName } from '../../hooks/useCountryName.ts'
import { useText } from '../../hooks/useText.ts'
import type { Order } from './orderParts.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="type-label text-bone-2">{label}</dt>
    <dd className="mt-1 break-words text-bone-1">{children}</dd>
  </div>
)

const Agreed = ({ order: { terms_accepted_at, withdrawal_waiver_at } }: { order: Order }) => {
  const text = useText()
  return (
    <>
      {terms_accepted_at !== null && (
        <span className="block">{text('order_terms_accepted', { date: momentOf(terms_accepted_at) })}</span>
      )}
      <span className="block">
        {withdrawal_waiver_at === null
          ? text('order_waiver_kept')
          : text('order_waiver_accepted', { date: momentOf(withdrawal_waiver_at) })}
      </span>
    </>
  )
}

/** Who bought, where the items went, and what was agreed. */
export const OrderContact = ({ order }: { order: Order }) => {
  const text = useText()
  const { contact, trade_link } = order
  const country = useCountryName(contact.country)
  return (
    <Panel title={text('order_contact')}>
      <dl className="flex flex-col gap-5">
        <Fact label={text('order_contact_name')}>
          {contact.company && <span className="block">{contact.company}</span>}
          <span className="block">
            {contact.name} {contact.surname}
          </span>
          <span className="block">{contact.email}</span>
          <span className="block">{contact.phone}</span>
        </Fact>
        <Fact label={text('order_contact_address')}>
          <span className="block">{contact.address}</span>
          <span className="block">
            {contact.post_code} {contact.city}, {country}
          </span>
          {contact.vat_id && <span className="block">{text('order_vat_id', { id: contact.vat_id })}</span>}
        </Fact>
        <Fact label={text('order_trade_link')}>
          <span className="type-mono break-all">{trade_link}</span>
        </Fact>
        <Fact label={text('order_agreed')}>
          <Agreed order={order} />
        </Fact>
      </dl>
    </Panel>
  )
}
