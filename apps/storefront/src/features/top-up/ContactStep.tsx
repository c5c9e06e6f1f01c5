import { AddressFields } from '../../forms/AddressFields.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import type { TopUpContact } from './useTopUpContact.ts'

interface ContactStepProps {
  contact: TopUpContact
}

/** Step 2: whom the payment names. */
export const ContactStep = ({ contact }: ContactStepProps) => (
  <div className="mt-6 flex flex-col gap-4">
    <ContactFields field={contact.field} phone={contact.phone.field} />
    <AddressFields field={contact.field} />
  </div>
)
