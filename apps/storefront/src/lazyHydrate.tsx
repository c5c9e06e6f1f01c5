import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstTouch } from './firstTouch.ts'

/** A part of a page whose script is a chunk of its own. */
export interface LazyPart<Props> {
  /** the component, once its script is there */
  current: () => ComponentType<Props> | undefined
  /** fetches the script; resolves also when that fails: the part then stays what the document says */
  prepare: () => Promise<void>
}

/** @param load the part's component, by a dynamic import */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined
  return {
    current: () => loaded,
    prepare: async () => {
      loaded ??= await load().catch(() => undefined)
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
const useEarlyPress = (box: Box, pressed: RefObject<number>, draw: (() => void) | undefined): void => {
  useEffect(() => {
    const element = box.current
    if (!draw || !element) return
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button:not([data-copy])')
      if (!button) return
      pressed.current = focusableIn(box).indexOf(button)
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
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(-1)
  const [Part, setPart] = useState(part.current)
  const draw = useCallback(async () => {
    await part.prepare()
    await released(box)
    if (!part.current()) return
    const focused = focusableIn(box).indexOf(document.activeElement as HTMLElement)
    // At once: the next press may come before React would draw by itself.
    flushSync(() => setPart(part.current))
    // Who stands inside with the keyboard keeps the place, and what was pressed happens.
    const drawn = focusableIn(box)
    drawn[focused]?.focus({ preventScroll: true })
    drawn[pressed.current]?.click()
    pressed.current = -1
  }, [part])
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
