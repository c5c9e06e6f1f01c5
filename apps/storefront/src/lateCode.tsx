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

/** The code of a part of a page that comes after the first view. */
export interface LateCode<Props> {
  /** the part itself once it has come */
  here: () => ComponentType<Props> | undefined
  /** fetches it; never rejects */
  come: () => Promise<ComponentType<Props>>
  /** fetches it for a document that shows it already: at once, or when somebody touches the page */
  comeToDocument: () => Promise<ComponentType<Props>>
  /** tells when it has come */
  subscribe: (hear: () => void) => () => void
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

interface LateOptions {
  /** in a document that shows the part it comes when somebody first touches the page */
  whenTouched?: boolean
}

/** Splits a part off the page's script. */
export const lateCode = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { whenTouched }: LateOptions = {},
): LateCode<Props> => {
  let part: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const listeners = new Set<() => void>()
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    part = await fetchPart().catch(() => NotLoaded)
    for (const hear of listeners) hear()
    return part
  }
  const come = () => {
    coming ??= fetchOnce()
    return coming
  }
  let toDocument: Promise<ComponentType<Props>> | undefined
  return {
    here: () => part,
    come,
    comeToDocument: () => {
      toDocument ??= whenTouched ? firstTouch().then(come) : come()
      return toDocument
    },
    subscribe: (hear) => {
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
      }
    },
  }
}

interface LateProps<Props> {
  code: LateCode<Props>
  props: Props
  /** what is drawn while it comes, where no document had it */
  meanwhile?: ReactNode
}

interface StillProps extends LateProps<object> {
  /** what the document drew, as HTML */
  drawn: RefObject<string>
  /** what was pressed in it so far */
  early: RefObject<EarlyInput | undefined>
  /** a document brought the part along */
  fromDocument: boolean
}

const Came = ({ code, props, early, fromDocument }: Omit<StillProps, 'drawn' | 'meanwhile'>) => {
  const Part = code.here() ?? use(fromDocument ? code.comeToDocument() : code.come())
  useEffect(() => early.current?.replay(), [early])
  return <Part {...props} />
}

/** A page that moves on before the code is there makes React draw the part anew: until then it looks as before. */
const AsDrawn = ({ drawn, meanwhile }: Pick<StillProps, 'drawn' | 'meanwhile'>) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote this markup a moment ago
  drawn.current ? <div className="contents" dangerouslySetInnerHTML={{ __html: drawn.current }} /> : meanwhile

// An update to markup that is not taken over yet would throw it away, so until then nothing reaches it.
const Still = memo(
  ({ drawn, meanwhile, ...late }: StillProps) => (
    <Suspense fallback={<AsDrawn drawn={drawn} meanwhile={meanwhile} />}>
      <Came {...late} />
    </Suspense>
  ),
  (_, { code }) => code.here() === undefined,
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
 * Draws a part whose code comes late. A document shows it at once, because the server has fetched the code beforehand;
 * the browser leaves that markup in place until the code is there too, and then does what was pressed meanwhile.
 */
export const Late = <Props extends object>(late: LateProps<Props>) => {
  const { subscribe, here } = late.code
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef('')
  const early = useRef<EarlyInput>(undefined)
  const fromDocument = useFromDocument()
  useSyncExternalStore(
    subscribe,
    () => here() !== undefined,
    () => false,
  )
  useEffect(() => {
    if (here() !== undefined || !box.current) return
    drawn.current = box.current.innerHTML
    early.current = keepEarlyInput(box.current)
    return early.current.stop
  }, [here])
  return (
    <div ref={box} className="contents">
      <Still {...(late as unknown as LateProps<object>)} drawn={drawn} early={early} fromDocument={fromDocument} />
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
export const useFresh = <Props extends object>(code: LateCode<Props>, { stamp, atOnce }: Freshness): void => {
  const documents = useRef(stamp)
  useEffect(() => {
    if (atOnce || stamp !== documents.current) void code.come()
  }, [code, stamp, atOnce])
}
