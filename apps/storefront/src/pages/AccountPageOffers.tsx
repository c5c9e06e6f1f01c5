import { OffersPanel } from '../features/offers/OffersPanel.tsx'
import { RequestPayout } from '../features/payouts/RequestPayout.tsx'
import type { AccountSearch } from '../search.ts'

/** Selling to the shop: the offers, and asking for the money of one. */
export const AccountPageOffers = ({ offer: opened }: AccountSearch) => (
  <OffersPanel opened={opened} payoutDialog={(offer, close) => <RequestPayout offer={offer} onClose={close} />} />
)
