import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
      const button = target instanceof Element ? target.closest<HTMLElement>('button:not([data-copy])') : null
      if (!button) return
      pressed.current = focusableIn(box).indexOf(button)
      draw()
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [box, pressed, draw])
}

/** What a press inside waits for: a link that is drawn anew between pressing and letting go is not followed. */
const useRelease = (box: Box): (() => Promise<void>) => {
  const released = useRef(Promise.resolve())
  useEffect(() => {
    const onDown = () => {
      released.current = new Promise((resolve) => {
        // The click itself follows pointerup in the same task.
        const options = { once: true, capture: true }
        for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(resolve), options)
      })
    }
    const element = box.current
    element?.addEventListener('pointerdown', onDown)
    return () => element?.removeEventListener('pointerdown', onDown)
  }, [box])
  return useCallback(() => released.current, [])
}

/** Draws once something is no longer what the document was drawn from. */
const useOutdated = (sources: object, draw: (() => void) | undefined): void => {
  const first = useRef(sources)
  useEffect(() => {
    const changed = Object.entries(sources).some(([name, value]) => Reflect.get(first.current, name) !== value)
    if (draw && changed) draw()
  })
}

/**
 * A part that the first view can do without. The document carries it complete; its script comes when it nears the
 * window, or when what it says is outdated, and draws it anew in the same place: so nothing has to agree with what the
 * server knew. A page prepares its parts in `load`: on the server and on a route change they are there at once.
 */
export const LazyHydrate = <Props extends object>({ part, props, isStatic, stamp }: LazyHydrateProps<Props>) => {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const pressed = useRef(-1)
  const release = useRelease(box)
  const [Part, setPart] = useState(part.current)
  const draw = useCallback(async () => {
    await part.prepare()
    await release()
    focused.current = focusableIn(box).indexOf(document.activeElement as HTMLElement)
    // At once: the next press may come before React would draw by itself.
    flushSync(() => setPart(part.current))
  }, [part, release])
  useArrival(box, isStatic, Part ? undefined : draw)
  useOutdated({ ...props, stamp }, Part ? undefined : draw)
  useEarlyPress(box, pressed, Part ? undefined : draw)
  // Who stands inside with the keyboard keeps the place when the part is drawn anew.
  useLayoutEffect(() => {
    if (Part) focusableIn(box)[focused.current]?.focus({ preventScroll: true })
  }, [Part])
  useEffect(() => {
    if (Part) focusableIn(box)[pressed.current]?.click()
  }, [Part])

  if (Part) {
    return (
      <div key="drawn" ref={box} className="empty:hidden">
        <Part {...props} />
      </div>
    )
  }
  return (
    <div
      key="document"
      ref={box}
      className="empty:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it keeps what the document brought
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}
