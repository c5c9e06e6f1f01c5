import type { ListedItem } from '@pandrop/contract/item'
import { IconStack2 } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { LazyHydrate, lazyPart } from '../../../lazyHydrate.tsx'
import type { ItemButtons } from '../ItemCard.tsx'
import type { StackPlace } from './StackFan.tsx'

/** Fetched once somebody is about to look into a stack. */
const stackFan = lazyPart(async () => (await import('./StackFan.tsx')).StackFan)

/** Which stack of a list is open, and what belongs to it. */
interface Stacks {
  /** what the card of an item shows besides: undefined where it stands for itself alone */
  of: (item: ListedItem) => { from: string; button: ReactNode } | undefined
  /** its copies, where it is open */
  fanOf: (item: ListedItem) => ReactNode
}

/** The stacks of a list, one open at a time. Closing gives the focus back to the button that opened it. */
export const useStacks = (place: StackPlace, buttons: ItemButtons): Stacks => {
  const text = useText()
  const prefix = useId()
  const [openId, setOpenId] = useState<number>()
  const buttonId = (id: number) => `${prefix}-button-${id}`
  const fanId = (id: number) => `${prefix}-fan-${id}`
  const close = (id: number) => {
    setOpenId(undefined)
    document.getElementById(buttonId(id))?.focus()
  }
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isAbove && openId !== undefined) close(openId)
  })
  useEffect(() => {
    if (openId === undefined) return
    const listen = (event: KeyboardEvent) => closeByEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [openId])
  return {
    of: ({ id, title, copies = 1 }) => {
      if (copies < 2) return undefined
      const isOpen = openId === id
      const button = (
        <button
          id={buttonId(id)}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fanId(id) : undefined}
          aria-label={text('stack_open', { count: copies, title })}
          onPointerEnter={() => void stackFan.load()}
          onFocus={() => void stackFan.load()}
          onClick={() => setOpenId(isOpen ? undefined : id)}
          className="flex h-8 items-center gap-1.5 rounded-badge bg-ink-2 px-2.5 type-meta text-bone-0 hover:bg-ink-3"
        >
          <IconStack2 aria-hidden="true" size={16} stroke={1.6} />
          {text('stack_copies', { count: copies })}
        </button>
      )
      return { from: text('stack_from'), button }
    },
    fanOf: (item) =>
      openId === item.id ? (
        <LazyHydrate
          key={fanId(item.id)}
          part={stackFan}
          when="immediate"
          props={{ ...place, item, id: fanId(item.id), buttons, onClose: () => close(item.id) }}
          fallback={<p className="stack-fan type-meta text-bone-2">{text('stack_loading')}</p>}
        />
      ) : undefined,
  }
}
