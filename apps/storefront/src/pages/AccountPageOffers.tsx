import { OffersPanel } from '../features/offers/OffersPanel.tsx'
import type { AccountSearch } from '../search.ts'

/** Selling to the shop: the offers, and asking for the money of one. */
export const AccountPageOffers = ({ offer }: AccountSearch) => <OffersPanel opened={offer} payoutDialog={() => null} />
