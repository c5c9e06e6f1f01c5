import { classNames } from '@pandrop/ui/classNames'
import { type ReactNode, useEffect, useState } from 'react'
import { useProfile } from '../../../hooks/useProfile.ts'
import { useText } from '../../../hooks/useText.ts'
import { useToasts } from '../../../hooks/useToasts.ts'
import { LazyHydrate } from '../../../lazyHydrate.tsx'
import { finishName, weaponName } from '../itemNames.ts'
import { copyText } from './copyText.ts'
import { BuyBar, ItemPurchase, type PurchaseProps, Reference } from './ItemPurchase.tsx'
import { ItemStage } from './ItemStage.tsx'
import { itemParts } from './itemParts.ts'

interface ItemViewProps extends PurchaseProps {
  /** what stands below the picture and the panel */
  children: ReactNode
}

/** The details page: picture, facts, price, promises (docs/behaviour/catalogue.md#item-page). */
export const ItemView = ({ children, ...purchase }: ItemViewProps) => {
  const { item, standing, change } = purchase
  const text = useText()
  const profile = useProfile()
  const [staged, setStaged] = useState(false)
  useCopyClicks()
  return (
    <>
      <div role="status" className="sr-only">
        {change && <LazyHydrate part={itemParts.announcement} when="outdated" props={{ standing, change }} />}
      </div>
      <div className="page pt-6 pb-18">
        <LazyHydrate part={itemParts.trail} when="outdated" props={{ item }} />
        <div className="mt-5 grid gap-4 desktop:grid-cols-[minmax(0,1fr)_464px] desktop:gap-6">
          <ItemStage item={item} staged={staged} onStaged={setStaged} />
          <div className="raised flex flex-col rounded-stage p-5 sm:p-7">
            <h1 className="mb-3.5 wrap-anywhere">
              <span className="block text-[17px]/6 font-[520] text-bone-1">{weaponName(item)}</span>
              <span className="sr-only"> | </span>
              <span className="mt-1 block type-h1">{finishName(text, item)}</span>
            </h1>
            <LazyHydrate part={itemParts.tags} when="outdated" props={{ item }} />
            {item.float !== null && (
              <div className="mt-5">
                <LazyHydrate part={itemParts.wear} when="outdated" props={{ item, staged }} />
              </div>
            )}
            {standing !== 'sold' && (
              <div className="mt-3 desktop:hidden">
                <Reference {...purchase} />
              </div>
            )}
            <div className={classNames('mt-6', standing !== 'sold' && 'not-desktop:hidden')}>
              <ItemPurchase {...purchase} />
            </div>
            {standing !== 'sold' && (
              <div className="mt-auto pt-5">
                <div className="pt-5 shadow-[inset_0_1px_0_var(--color-line)]">
                  <LazyHydrate
                    part={itemParts.promises}
                    when="outdated"
                    stamp={String(profile?.balance)}
                    props={{ protectedUntil: item.protected_until }}
                  />
                </div>
              </div>
            )}
          </div>
        </div>
        {children}
      </div>
      <BuyBar {...purchase} />
    </>
  )
}

/** Lets every copy button of the page work (CopyButton): it puts its value on the clipboard and says so. */
const useCopyClicks = (): void => {
  const text = useText()
  const toast = useToasts()
  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-copy]') : null
      if (!button) return
      if (await copyText(button.getAttribute('data-copy') ?? '')) toast.success(text('details_copied'))
      else toast.error(text('details_copy_failed'))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [text, toast])
}
