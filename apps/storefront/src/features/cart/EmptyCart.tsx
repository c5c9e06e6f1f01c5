import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { paths } from '../../paths.ts'

/** Nothing is in the cart (docs/behaviour/pages.md#empty-states). */
export const EmptyCart = () => {
  const text = useText()
  return (
    <EmptyState
      picture={<PandaPicture pose="holding" />}
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
