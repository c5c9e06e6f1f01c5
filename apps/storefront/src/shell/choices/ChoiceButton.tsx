import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { useShop } from '../../shop.ts'
import { withTexts } from '../../texts/shown.ts'

const loadPopover = async () => {
  const screen = await withTexts(import('./ChoicePopover.tsx'), import('../../texts/choosing.ts'))
  return { default: screen.ChoicePopover }
}
const ChoicePopover = lazy(loadPopover)

/** "EN · EUR €" in the header of wide screens; unfolds both lists. Its overlay comes when somebody reaches for it. */
export const ChoiceButton = () => {
  const text = useText()
  const { language } = useShop().frame.visitor
  const { currency } = usePrices()
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const toggle = () => {
    setWanted(true)
    setOpen(!open)
  }
  return (
    <div className="not-desktop:hidden">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPopover()}
        onClick={toggle}
        className="flex h-10 items-center gap-2 rounded-button px-3 text-[14px]/5 font-[560] whitespace-nowrap
          text-bone-1 hover:text-bone-0"
      >
        <IconWorld aria-hidden="true" size={18} stroke={1.6} />
        {`${language.toUpperCase()} · ${currency.code} ${currency.symbol}`}
        <span className="sr-only">{text('choices_change')}</span>
        <IconChevronDown aria-hidden="true" size={16} stroke={1.6} />
      </button>
      {wanted && (
        <Suspense>
          <ChoicePopover open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </div>
  )
}
