import { paths } from '../paths.ts'
import { itemListTexts } from '../texts/items.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.items, name: pageNames.items },
  { to: paths.steamAccounts, name: pageNames.steamAccounts },
  { to: paths.stockTaking, name: pageNames.stockTaking },
  { to: paths.priceChanges, name: pageNames.priceChanges },
]

/** The items, the accounts that they are kept on, and their prices where many were changed at once. */
export const ItemViews = () => <Views label={itemListTexts.views} views={views} />
