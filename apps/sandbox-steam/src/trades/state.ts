import { type Changes as ChangesOf, type Kept, openRecords, type Tables } from '@pandrop/sandbox/records'
import { type Account, type Asset, type Inventory, offerStates, type TradeOffer } from './trade-offer.ts'

interface Records {
  accounts: Account
  assets: Asset
  inventories: Inventory
  offers: TradeOffer
}

/** One set of changes: all of it survives, or none. */
export type Changes = ChangesOf<Records>

/** Everything that the sandbox knows. */
export interface State extends Readonly<Tables<Records>>, Kept<Changes> {
  offerByCode(code: string): TradeOffer | undefined
  /** offers that are active or in escrow */
  openOffers(): TradeOffer[]
}

const isOpen = ({ state }: TradeOffer): boolean => state === offerStates.active || state === offerStates.inEscrow

// Before the shop could ask for anything, offers asked for nothing and nobody had spoken of floats.
const asKept = ({ assets, offers, ...others }: Changes): Changes => ({
  ...others,
  ...(assets && { assets: assets.map((asset) => ({ ...unknownCopy, ...asset })) }),
  ...(offers && { offers: offers.map((offer) => ({ ...givingOffer, ...offer })) }),
})

const unknownCopy = { float: null, paintSeed: null, protectedUntil: null }

const givingOffer = { asks: [], reversedAt: null }

/** Reads the state kept in the folder `dataDir`, or begins an empty one there. Throws when the journal is damaged. */
export const openState = (dataDir: string): State => {
  const idByCode = new Map<string, string>()
  const open = new Map<string, TradeOffer>()
  const { tables, ...kept } = openRecords<Records>(dataDir, ['accounts', 'assets', 'inventories', 'offers'], {
    asKept,
    onChange: ({ offers = [] }) => {
      for (const offer of offers) {
        idByCode.set(offer.code, offer.id)
        if (isOpen(offer)) open.set(offer.id, offer)
        else open.delete(offer.id)
      }
    },
  })
  return {
    ...tables,
    ...kept,
    offerByCode: (code) => tables.offers.get(idByCode.get(code) ?? ''),
    openOffers: () => [...open.values()],
  }
}
