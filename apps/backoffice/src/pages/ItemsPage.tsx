import { buttonClass } from '@pandrop/ui/Button'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ItemList } from '../features/items/ItemList.tsx'
import { PriceChangeBanner } from '../features/price-changes/PriceChangeBanner.tsx'
import { PricesDialog } from '../features/price-changes/PricesDialog.tsx'
import { paths } from '../paths.ts'
import { ItemViews } from '../shell/ItemViews.tsx'
import { Page } from '../shell/Page.tsx'
import { itemListTexts } from '../texts/items.ts'
import { pageNames } from '../texts/shell.ts'

/** What the shop has on its shelves and beside them. */
export const ItemsPage = () => (
  <Page
    title={pageNames.items}
    actions={
      <Link to={paths.newItem} aria-keyshortcuts="n" className={buttonClass({ size: 40 })}>
        <IconPlus aria-hidden="true" size={18} stroke={1.75} />
        {itemListTexts.add}
      </Link>
    }
  >
    <ItemViews />
    <PriceChangeBanner />
    <ItemList pricesOf={(chosen) => <PricesDialog {...chosen} />} />
  </Page>
)
