import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { useId } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { paths } from '../../paths.ts'
import type { ItemFace } from './itemFace.ts'

/** What was looked at and can still be bought. */
export interface ShelfFace extends ItemFace {
  id: number
  path: string
  /** EUR units */
  price: number
}

interface EmptyCartProps {
  /** what stands on the shelf behind the panda, empty until it is known; undefined: there is no shelf */
  lookedAt: readonly ShelfFace[] | undefined
}

/** Nothing is in the cart (docs/behaviour/pages.md#empty-states). */
export const EmptyCart = ({ lookedAt }: EmptyCartProps) => {
  const text = useText()
  return (
    <EmptyState
      picture={
        lookedAt ? (
          <div className="flex w-full flex-col items-center">
            <Shelf faces={lookedAt} />
            <div className="relative -mt-3">
              <PandaPicture pose="holding" />
            </div>
          </div>
        ) : (
          <PandaPicture pose="holding" />
        )
      }
      heading="h1"
      title={text('cart_empty_title')}
      text={text('cart_empty_text')}
      action={
        <a href={paths.products()} className={buttonClass()}>
          {text('cart_empty_action')}
        </a>
      }
    />
  )
}

/** Its height is there before anything stands on it. */
const Shelf = ({ faces }: { faces: readonly ShelfFace[] }) => {
  const text = useText()
  const { format } = usePrices()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className="w-full max-w-[620px]">
      <p id={titleId} className="type-meta text-bone-2">
        {text('cart_looked_title')}
      </p>
      <ul className="mt-1 grid min-h-[calc((min(620px,100vw-80px)-32px)*2/9+10px)] grid-cols-3 items-end gap-4">
        {faces.map(({ id, path, weapon, finish, image, price }) => (
          <li key={id}>
            <a
              href={path}
              className="falls block rounded-card px-1 opacity-55 transition-opacity duration-120 hover:opacity-100
                focus-visible:opacity-100"
            >
              <SkinPicture image={image} sizes="200px" className="[&>.patch]:invisible" />
              <span className="sr-only">{`${weapon} ${finish}, ${format(price)}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="h-1.5 rounded-full bg-ink-3" />
    </nav>
  )
}
