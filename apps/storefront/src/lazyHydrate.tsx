import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstTouch } from './firstTouch.ts'
import { type Shop, useShop } from './shop.ts'

/** A part of a page whose script is a chunk of its own. */
export interface LazyPart<Props> {
  /** the component, once its script is there */
  current: () => ComponentType<Props> | undefined
  /**
   * Fetches the script, and for the shop of a document what the part is drawn from and the document does not carry.
   * Resolves also when that fails: the part then stays what the document says.
   */
  prepare: (shop?: Shop) => Promise<void>
}

/**
 * @param load the part's component, by a dynamic import; given a shop it also reads what the component asks of it,
 * where documents do not carry that (router.ts)
 */
export const lazyPart = <Props,>(load: (shop?: Shop) => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined
  return {
    current: () => loaded,
    prepare: async (shop) => {
      loaded ??= await load(shop).catch(() => undefined)
    },
  }
}

/** How far below the window a part may be when its script is fetched. */
const rootMargin = '240px'

/** React leaves alone what stands inside; the object must stay the same one. */
const untouched = { __html: '' }

/** What the keyboard can stand on. */
const focusable = 'a[href],button,input,[tabindex]'

type Box = RefObject<HTMLDivElement | null>

const focusableIn = ({ current }: Box): HTMLElement[] => [...(current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

/**
 * What an element of a part is known by, also after the part was drawn anew from what is true by now: in a card by the
 * card's own link, so that what was meant for one card never reaches another; elsewhere by its place and words.
 */
const nameOf = (element: HTMLElement, all: readonly HTMLElement[]): string => {
  const link = element.closest('article')?.querySelector('a')
  return link ? element.localName + link.href : all.indexOf(element) + element.textContent
}

const findNamed = (name: string, box: Box): HTMLElement | undefined =>
  focusableIn(box).find((element, _, all) => nameOf(element, all) === name)

interface LazyHydrateProps<Props> {
  part: LazyPart<Props>
  props: Props
  /** nothing in it needs a script: it is drawn anew only when what it says is outdated */
  isStatic?: boolean
  /** what it is drawn from besides its props, such as the currency */
  stamp?: string
}

/**
 * Draws when the part nears the window, once somebody uses the page: until then the document says all there is to see.
 * At once where the document did not bring it.
 */
const useArrival = (box: Box, isStatic: boolean | undefined, draw: (() => void) | undefined): void => {
  useEffect(() => {
    const element = box.current
    if (!draw || !element) return
    if (!element.hasChildNodes()) {
      draw()
      return
    }
    if (isStatic) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin })
    const begin = () => element.isConnected && watch.observe(element)
    void firstTouch().then(begin)
    return () => watch.disconnect()
  }, [box, isStatic, draw])
}

/** A button that is pressed before its script is there works as soon as it is. */
const useEarlyPress = (box: Box, pressed: RefObject<string>, draw: (() => void) | undefined): void => {
  useEffect(() => {
    const element = box.current
    if (!draw || !element) return
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button:not([data-copy])')
      if (!button) return
      pressed.current = nameOf(button, focusableIn(box))
      draw()
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [box, pressed, draw])
}

/** Waits while something inside is pressed: a link that is drawn anew before it is let go is not followed. */
const released = async ({ current }: Box): Promise<void> => {
  while (current?.matches(':active')) await new Promise(requestAnimationFrame)
}

/** Draws once something is no longer what the document was drawn from. */
const useOutdated = (sources: Record<string, unknown>, draw: (() => void) | undefined): void => {
  const first = useRef(sources)
  useEffect(() => {
    if (draw && Object.keys(sources).some((name) => sources[name] !== first.current[name])) draw()
  })
}

/**
 * A part that the first view can do without. The document carries it complete; its script comes when it nears the
 * window, or when what it says is outdated, and draws it anew in the same place: so nothing has to agree with what the
 * server knew. A page prepares its parts in `load`: on the server and on a route change they are there at once.
 */
export const LazyHydrate = <Props extends object>({ part, props, isStatic, stamp }: LazyHydrateProps<Props>) => {
  const shop = useShop()
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef('')
  const [Part, setPart] = useState(part.current)
  const draw = useCallback(async () => {
    await part.prepare(shop)
    await released(box)
    if (!part.current()) return
    const all = focusableIn(box)
    const focused = all.find((element) => element === document.activeElement)
    const name = focused ? nameOf(focused, all) : ''
    // At once: the next press may come before React would draw by itself.
    flushSync(() => setPart(part.current))
    // Who stands inside with the keyboard keeps the place, and what was pressed happens.
    findNamed(name, box)?.focus({ preventScroll: true })
    findNamed(pressed.current, box)?.click()
    pressed.current = ''
  }, [part, shop])
  useArrival(box, isStatic, Part ? undefined : draw)
  useOutdated({ ...props, stamp }, Part ? undefined : draw)
  useEarlyPress(box, pressed, Part ? undefined : draw)

  const own = { ref: box, className: 'empty:hidden' }
  return Part ? (
    <div key="drawn" {...own}>
      <Part {...props} />
    </div>
  ) : (
    <div
      key="document"
      {...own}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it keeps what the document brought
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}
