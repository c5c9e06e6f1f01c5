import { AddressFields } from '../../forms/AddressFields.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import type { PayoutContact } from './usePayoutContact.ts'

/** Step 1: whom the payout names. */
export const PayoutContactStep = ({ contact }: { contact: PayoutContact }) => (
  <div className="flex flex-col gap-4">
    <ContactFields field={contact.field} phone={contact.phone.field} />
    <AddressFields field={contact.field} />
  </div>
)
