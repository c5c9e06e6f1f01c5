import { showEuro } from '../format.ts'
import { itemListTexts as texts } from '../texts/items.ts'

/** A price, and before it the one that it was reduced from. */
export const ReducedPrice = ({ price, old }: { price: number; old: number | null }) => (
  <>
    {old !== null && (
      <>
        <s aria-hidden="true" className="mr-2 text-bone-2">
          {showEuro(old)}
        </s>
        <span className="sr-only">{texts.insteadOf(showEuro(old))} </span>
      </>
    )}
    <span className="font-[640]">{showEuro(price)}</span>
  </>
)
