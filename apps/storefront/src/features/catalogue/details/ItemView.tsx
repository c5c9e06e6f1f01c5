import type { ItemDetails } from '@pandrop/contract/item'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import type { ReactNode } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { skinName } from '../itemNames.ts'
import { tagText } from '../tagText.ts'
import { ItemHeading, ItemWear } from './ItemFacts.tsx'
import { ItemPromises } from './ItemPromises.tsx'
import { BuyBar, ItemPurchase, type PurchaseProps } from './ItemPurchase.tsx'
import { ItemStage } from './ItemStage.tsx'

interface ItemViewProps extends PurchaseProps {
  item: ItemDetails
  /** the strip below */
  children: ReactNode
}

/** The details page: picture, facts, price, promises (specification section 2, Product details). */
export const ItemView = ({ children, ...purchase }: ItemViewProps) => {
  const { item } = purchase
  return (
    <>
      <div className="page pt-6 pb-18">
        <ItemTrail item={item} />
        <div className="mt-5 grid gap-4 desk:grid-cols-[minmax(0,1fr)_464px] desk:gap-6">
          <ItemStage item={item} />
          <div className="raised flex flex-col rounded-stage p-5 sm:p-7">
            <ItemHeading item={item} />
            <div className="mt-6">
              <ItemWear item={item} />
            </div>
            <div className={item.state === 'sold' ? 'mt-7' : 'mt-7 not-desk:hidden'}>
              <ItemPurchase {...purchase} />
            </div>
            <div className="mt-auto pt-6">
              <div className="pt-6 shadow-[inset_0_1px_0_var(--color-line)]">
                <ItemPromises />
              </div>
            </div>
          </div>
        </div>
        <div className="mt-14">{children}</div>
      </div>
      <BuyBar {...purchase} />
    </>
  )
}

const ItemTrail = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'shelf', content: <a href={paths.products()}>{text('products_title')}</a> },
    { key: 'type', content: <a href={paths.products({ type: [item.type] })}>{tagText(text, item.type)}</a> },
    { key: 'item', content: skinName(text, item) },
  ]
  return <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
}
