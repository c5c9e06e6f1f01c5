import { PinnedNote } from './NotesPanel.tsx'
import { TagsOfCustomer } from './TagsPanel.tsx'

/** What colleagues know of a customer, where something of theirs is handled; nothing where they know nothing. */
export const KnownOfCustomer = ({ customerId }: { customerId: number }) => (
  <>
    <TagsOfCustomer customerId={customerId} />
    <PinnedNote customerId={customerId} />
  </>
)
