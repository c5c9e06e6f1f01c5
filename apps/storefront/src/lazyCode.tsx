import { Button } from '@pandrop/ui/Button'
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type EarlyInput, keepEarlyInput } from './earlyInput.ts'
import { firstTouch } from './firstTouch.ts'
import { useText } from './hooks/useText.ts'

/** The code of a part of a page that is loaded after the first view. */
export interface PartCode<Props> {
  /** the part itself once it is loaded */
  loaded: () => ComponentType<Props> | undefined
  /** fetches it; never rejects */
  load: () => Promise<ComponentType<Props>>
  /** fetches it for a document that shows it already: at once, or when somebody touches the page */
  loadForDocument: () => Promise<ComponentType<Props>>
  /** tells when it is loaded */
  subscribe: (onLoad: () => void) => () => void
}

/** Stands where a part's code did not come. What was chosen is in the address, so a new document loses nothing. */
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

interface LazyCodeOptions {
  /** in a document that shows the part it is loaded when somebody first touches the page */
  whenTouched?: boolean
}

/** Splits a part off the page's script. */
export const lazyCode = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { whenTouched }: LazyCodeOptions = {},
): PartCode<Props> => {
  let part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const listeners = new Set<() => void>()
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    part = await fetchPart().catch(() => NotLoaded)
    for (const onLoad of listeners) onLoad()
    return part
  }
  const load = () => {
    loading ??= fetchOnce()
    return loading
  }
  let forDocument: Promise<ComponentType<Props>> | undefined
  return {
    loaded: () => part,
    load,
    loadForDocument: () => {
      forDocument ??= whenTouched ? firstTouch().then(load) : load()
      return forDocument
    },
    subscribe: (onLoad) => {
      listeners.add(onLoad)
      return () => {
        listeners.delete(onLoad)
      }
    },
  }
}

interface LazyCodeProps<Props> {
  code: PartCode<Props>
  props: Props
  /** what is drawn while it loads, where no document had it */
  fallback?: ReactNode
}

interface TakeOverProps extends LazyCodeProps<object> {
  /** what the document drew, as HTML */
  markup: RefObject<string>
  /** what was pressed in it so far */
  early: RefObject<EarlyInput | undefined>
  /** a document brought the part along */
  fromDocument: boolean
}

const Loaded = ({ code, props, early, fromDocument }: Omit<TakeOverProps, 'markup' | 'fallback'>) => {
  const Part = code.loaded() ?? use(fromDocument ? code.loadForDocument() : code.load())
  useEffect(() => early.current?.replay(), [early])
  return <Part {...props} />
}

/** A page that moves on before the code is there makes React draw the part anew: until then it looks as before. */
const KeptMarkup = ({ markup, fallback }: Pick<TakeOverProps, 'markup' | 'fallback'>) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote this markup a moment ago
  markup.current ? <div className="contents" dangerouslySetInnerHTML={{ __html: markup.current }} /> : fallback

// An update to markup that is not taken over yet would throw it away, so until then nothing reaches it.
const UntouchedUntilLoaded = memo(
  ({ markup, fallback, ...lazy }: TakeOverProps) => (
    <Suspense fallback={<KeptMarkup markup={markup} fallback={fallback} />}>
      <Loaded {...lazy} />
    </Suspense>
  ),
  (_, { code }) => code.loaded() === undefined,
)

const never = () => () => undefined

/** Whether the component first appears while a document is taken over. */
const useFromDocument = (): boolean => {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [fromDocument] = useState(takingOver)
  return fromDocument
}

/**
 * Draws a part whose code is loaded later. A document shows it at once, because the server has fetched the code
 * beforehand; the browser leaves that markup in place until the code is there too, and then does what was pressed
 * meanwhile.
 */
export const LazyCode = <Props extends object>(lazy: LazyCodeProps<Props>) => {
  const { subscribe, loaded } = lazy.code
  const box = useRef<HTMLDivElement>(null)
  const markup = useRef('')
  const early = useRef<EarlyInput>(undefined)
  const fromDocument = useFromDocument()
  useSyncExternalStore(
    subscribe,
    () => loaded() !== undefined,
    () => false,
  )
  useEffect(() => {
    if (loaded() !== undefined || !box.current) return
    markup.current = box.current.innerHTML
    early.current = keepEarlyInput(box.current)
    return early.current.stop
  }, [loaded])
  return (
    <div ref={box} className="contents">
      <UntouchedUntilLoaded
        {...(lazy as unknown as LazyCodeProps<object>)}
        markup={markup}
        early={early}
        fromDocument={fromDocument}
      />
    </div>
  )
}

interface Freshness {
  /** what the part was drawn from that may change without a touch */
  stamp: string
  /** the document cannot be right for this visitor */
  atOnce?: boolean
}

/** Fetches a part that nobody has touched yet once what it says is outdated. */
export const useFresh = <Props extends object>(code: PartCode<Props>, { stamp, atOnce }: Freshness): void => {
  const documents = useRef(stamp)
  useEffect(() => {
    if (atOnce || stamp !== documents.current) void code.load()
  }, [code, stamp, atOnce])
}
