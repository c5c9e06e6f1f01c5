import type { Item } from '@pandrop/contract/item'
import { Carousel } from '@pandrop/ui/Carousel'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { type ItemButtons, ItemCard } from './ItemCard.tsx'

interface ItemCarouselProps {
  title: string
  /** one line below the title */
  line: string
  items: readonly Item[]
  /** the whole list, for the link More */
  morePath?: string
  buttons: ItemButtons
}

/** Slides in the document: what the widest screen shows at first. Sixty cards would make its largest part. */
const firstSlides = 8

/** How far from the screen a strip may be to get its other slides. */
const nearPixels = 400

/** Whether the element came near the screen since the page was opened. */
const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const notice = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) startTransition(() => setNear(true))
    }
    const observer = new IntersectionObserver(notice, { rootMargin: `${nearPixels}px` })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}

/** A strip of items; nothing at all when there are none (docs/behaviour/catalogue.md#failed-list). */
export const ItemCarousel = ({ items, ...strip }: ItemCarouselProps) =>
  items.length === 0 ? null : <Strip items={items} {...strip} />

const Strip = ({ title, line, items, morePath, buttons }: ItemCarouselProps) => {
  const text = useText()
  const { currency } = usePrices()
  const place = useRef<HTMLDivElement>(null)
  const slides = useNear(place) ? items : items.slice(0, firstSlides)
  return (
    <div ref={place}>
      <Carousel
        title={title}
        text={line}
        moreLabel={text('carousel_more')}
        more={morePath === undefined ? undefined : (link) => <a href={morePath} {...link} />}
        previousLabel={text('carousel_previous')}
        nextLabel={text('carousel_next')}
      >
        {slides.map((item) => (
          <ItemCard key={item.id} item={item} currency={currency} buttons={buttons} />
        ))}
      </Carousel>
    </div>
  )
}
