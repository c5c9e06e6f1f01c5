import { Button } from '@pandrop/ui/Button'
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type EarlyInput, keepEarlyInput } from './earlyInput.ts'
import { useText } from './hooks/useText.ts'
import { type Shop, useShop } from './shop.ts'

/** A part of a page whose script is a chunk of its own. */
export interface LazyPart<Props> {
  /** the component, once its script is there */
  current: () => ComponentType<Props> | undefined
  /**
   * Fetches the script, and for the shop of a document what the part is drawn from and the document does not carry.
   * Resolves also when that fails.
   */
  load: (shop?: Shop) => Promise<void>
  /** the component once somebody has loaded it, or what stands there where it did not come */
  arrived: Promise<ComponentType<Props>>
}

/** Stands where a part's script did not come. What was chosen is in the address, so a new document loses nothing. */
const NotLoaded = () => {
  const text = useText()
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 py-3 text-bone-1">
      {text('lists_part_failed')}
      <Button kind="secondary" size={40} onClick={() => window.location.reload()}>
        {text('list_retry')}
      </Button>
    </p>
  )
}

/**
 * Splits a part off the page's script.
 * @param fetchPart the part's component, by a dynamic import; given a shop it also reads what the component asks of it,
 * where documents do not carry that (router.ts)
 */
export const lazyPart = <Props,>(fetchPart: (shop?: Shop) => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let part: ComponentType<Props> | undefined
  let arrive: (part: ComponentType<Props>) => void = () => undefined
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve
  })
  return {
    current: () => part,
    load: async (shop) => {
      part ??= await fetchPart(shop).catch(() => undefined)
      arrive(part ?? NotLoaded)
    },
    arrived,
  }
}

const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin', 'click'] as const

let touched: Promise<void> | undefined

/** Waits for the first sign that somebody is about to use the page: a pointer, a key, a scroll. */
const firstTouch = (): Promise<void> => {
  touched ??= new Promise((resolve) => {
    const listening = new AbortController()
    const notice = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) {
      window.addEventListener(sign, notice, { capture: true, passive: true, signal: listening.signal })
    }
  })
  return touched
}

/**
 * When the script of a part comes that a document has brought: at once, when somebody touches the page, when the part
 * nears the window after that, or only once what it says is outdated.
 */
type When = 'immediate' | 'interaction' | 'visible' | 'outdated'

/**
 * What is used first is hydrated: its elements stay, so that pictures do not flicker, an open select stays open and a
 * phone keeps its keyboard. The rest is drawn anew, so that nothing has to agree with what the server knew.
 */
const isHydrated = (when: When): boolean => when === 'immediate' || when === 'interaction'

type Box = RefObject<HTMLDivElement | null>

/** listening: the part is there, and hears everything itself */
type Early = RefObject<EarlyInput | 'listening' | undefined>

type Draw = (() => Promise<void>) | undefined

/** How far below the window a part may be when its script is fetched. */
const rootMargin = '240px'

/** Draws when it is time; at once where the document did not bring the part. */
const useArrival = (box: Box, when: When, draw: Draw): void => {
  useEffect(() => {
    const element = box.current
    if (!draw || !element) return
    if (when === 'immediate' || !element.hasChildNodes()) {
      void draw()
      return
    }
    if (when === 'outdated') return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin })
    const begin = () => (when === 'interaction' ? draw() : element.isConnected && watch.observe(element))
    void firstTouch().then(begin)
    return () => watch.disconnect()
  }, [box, when, draw])
}

/** Draws once something is no longer what the document was drawn from. */
const useOutdated = (sources: Record<string, unknown>, draw: Draw): void => {
  const first = useRef(sources)
  useEffect(() => {
    if (draw && Object.keys(sources).some((name) => sources[name] !== first.current[name])) void draw()
  })
}

/** Copy buttons in parts that are drawn anew work already: the page around, which is hydrated, hears them. */
const copyButton = '[data-copy]'

/**
 * Keeps what is done in a part before it listens, and draws the part for it. Also where the script is there from the
 * first: React hydrates the part after what is around it, whose effects do again what was pressed (pressAgain, replay),
 * and drops a press that comes within an effect and has nobody to hear it yet.
 */
const useEarlyInput = (box: Box, early: Early, when: When, draw: Draw): void => {
  const working = isHydrated(when) ? undefined : copyButton
  const onInput = useEffectEvent(() => void draw?.())
  useEffect(() => {
    if (early.current === 'listening') return
    const kept = keepEarlyInput(box, { onInput: () => onInput(), working })
    early.current = kept
    return kept.stop
  }, [box, early, working])
}

/** Waits while something inside is pressed: a link that is drawn anew before it is let go is not followed. */
const released = async ({ current }: Box): Promise<void> => {
  while (current?.matches(':active')) await new Promise(requestAnimationFrame)
}

interface ArrivedProps<Props> {
  part: LazyPart<Props>
  props: Props
  early: Early
}

const Arrived = <Props extends object>({ part, props, early }: ArrivedProps<Props>) => {
  const Part = part.current() ?? use(part.arrived)
  useEffect(() => {
    if (early.current !== 'listening') early.current?.replay()
    early.current = 'listening'
  }, [early])
  return <Part {...props} />
}

// An update to markup that is not hydrated yet would throw it away, so until then nothing reaches it.
const UntouchedUntil = memo(
  ({ children }: { ready: boolean; children: ReactNode }) => children,
  (_, { ready }) => !ready,
)

interface KeptMarkupProps {
  /** what the document drew, as HTML */
  markup: RefObject<string>
  fallback: ReactNode
}

/** A page that moves on before the script is there makes React draw the part anew: until then it looks as before. */
const KeptMarkup = ({ markup, fallback }: KeptMarkupProps) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote this markup a moment ago
  markup.current ? <div className="contents" dangerouslySetInnerHTML={{ __html: markup.current }} /> : fallback

/** React leaves alone what stands inside; the object must stay the same one. */
const untouched = { __html: '' }

interface LazyHydrateProps<Props> {
  part: LazyPart<Props>
  props: Props
  when: When
  /** what it is drawn from besides its props, such as the currency */
  stamp?: string
  /** is drawn while the script loads, where no document had the part */
  fallback?: ReactNode
}

/**
 * A part that the first view can do without. The document carries it complete, as its page loads its parts before it is
 * drawn (on the server, and on a route change); its script comes later (`when`), or once what the part says is outdated
 * (`props`, `stamp`). What is done in it before that is done again then. Where the script does not come, what is drawn
 * anew stays what the document says, and what is hydrated says so.
 */
export const LazyHydrate = <Props extends object>({ part, props, when, ...more }: LazyHydrateProps<Props>) => {
  const { stamp, fallback } = more
  const shop = useShop()
  const box = useRef<HTMLDivElement>(null)
  const early: Early = useRef(undefined)
  const markup = useRef('')
  const [drawn, setDrawn] = useState(() => part.current() !== undefined)
  const draw = useCallback(async () => {
    await part.load(shop)
    await released(box)
    if (!part.current()) return
    if (early.current !== 'listening') early.current?.keepFocus()
    // At once: the next press may come before React would draw by itself.
    flushSync(() => setDrawn(true))
  }, [part, shop])
  const drawLater = drawn ? undefined : draw
  useEarlyInput(box, early, when, drawLater)
  useArrival(box, when, drawLater)
  useOutdated({ ...props, stamp }, drawLater)
  const hydrated = isHydrated(when)
  useEffect(() => {
    if (hydrated && !part.current()) markup.current = box.current?.innerHTML ?? ''
  }, [hydrated, part])

  const arrived = <Arrived part={part} props={props} early={early} />
  if (hydrated) {
    return (
      <div ref={box} className="contents">
        <UntouchedUntil ready={part.current() !== undefined}>
          <Suspense fallback={<KeptMarkup markup={markup} fallback={fallback} />}>{arrived}</Suspense>
        </UntouchedUntil>
      </div>
    )
  }
  return drawn ? (
    <div key="drawn" ref={box} className="empty:hidden">
      {arrived}
    </div>
  ) : (
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
