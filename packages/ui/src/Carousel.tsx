import { IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Children, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'

interface CarouselProps {
  title: string
  /** one line below the title */
  text?: string
  /** what the link to the whole list says: "More" */
  moreLabel?: string
  /** draws that link: `(link) => <Link to="/sale" {...link} />` */
  more?: (props: { className: string; 'aria-label': string | undefined; children: ReactNode }) => ReactNode
  previousLabel: string
  nextLabel: string
  /** slides, each 228 px wide */
  children: ReactNode
  className?: string
}

const moreClass =
  'inline-flex min-h-10 items-center gap-2 rounded-badge type-button text-[14px] font-[580] text-bone-1 ' +
  'transition-colors hover:text-bone-0 narrow:-mt-2'

const More = ({ label }: { label?: string }) => (
  <>
    {label}
    <IconArrowRight aria-hidden="true" size={18} stroke={1.6} />
  </>
)

// Centred slides start at the second one, so that no hole gapes to the left of the first.
const slideClass = 'w-[228px] flex-none snap-start narrow:snap-center narrow:nth-2:[scroll-initial-target:nearest]'

/** Slide and gap in px (docs/behaviour/look.md#carousel). */
const step = 228 + 30

/**
 * A row of slides that runs on to the right edge of the page; centred at 768 px and below. It scrolls by itself
 * (touch, wheel, keys), so it works before and without scripts; the arrows only help.
 */
export const Carousel = ({
  title,
  text,
  moreLabel,
  more,
  previousLabel,
  nextLabel,
  children,
  className,
}: CarouselProps) => {
  const titleId = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState<'start' | 'end' | undefined>('start')

  // Browsers without scroll-initial-target are taken to the second slide here.
  useEffect(() => {
    const element = strip.current
    if (element && element.scrollLeft === 0 && window.matchMedia('(width <= 768px)').matches) element.scrollLeft = step
  }, [])

  const move = (direction: 1 | -1) => {
    const element = strip.current
    if (!element) return
    // As many whole slides as are in view, but one: the eye keeps a known card.
    const slides = Math.max(1, Math.floor(element.clientWidth / step) - 1)
    element.scrollBy({ left: direction * slides * step, behavior: 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    strip.current?.scrollBy({ left: event.key === 'ArrowRight' ? step : -step, behavior: 'smooth' })
  }
  const onScroll = () => {
    const element = strip.current
    if (!element) return
    const left = element.scrollWidth - element.clientWidth - element.scrollLeft
    setEdge(element.scrollLeft < 8 ? 'start' : left < 8 ? 'end' : undefined)
  }

  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="mb-5 flex items-end justify-between gap-4 narrow:items-start">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="type-h2">
            {title}
          </h2>
          {text && <p className="mt-1 text-[14px]/5 text-bone-2">{text}</p>}
        </div>
        <div className="flex flex-none items-center gap-3">
          {more?.({
            className: moreClass,
            // "More" alone would not say of what.
            'aria-label': moreLabel && `${moreLabel}: ${title}`,
            children: <More label={moreLabel} />,
          })}
          <div className="flex gap-2 narrow:hidden">
            <IconButton label={previousLabel} aria-disabled={edge === 'start'} onClick={() => move(-1)}>
              <IconChevronLeft aria-hidden="true" size={20} stroke={1.75} />
            </IconButton>
            <IconButton label={nextLabel} aria-disabled={edge === 'end'} onClick={() => move(1)}>
              <IconChevronRight aria-hidden="true" size={20} stroke={1.75} />
            </IconButton>
          </div>
        </div>
      </div>
      <ul
        ref={strip}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className={
          'scroller -my-2 flex snap-x snap-proximity gap-[30px] py-2 ' +
          'wide:bleed-right wide:-ml-2 wide:scroll-pl-2 wide:pr-(--gutter) wide:pl-2 ' +
          'narrow:bleed narrow:snap-mandatory narrow:px-[calc(50vw-114px)]'
        }
      >
        {Children.map(children, (child) => (
          <li className={slideClass}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
