import { Button } from '@pandrop/ui/Button'
import { type ComponentType, memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { useText } from '../../../hooks/useText.ts'

/** The code of a part of a page that comes after the first view. */
export interface LateCode<Props> {
  /** the part itself once it has come */
  here: () => ComponentType<Props> | undefined
  /** fetches it; never rejects */
  come: () => Promise<ComponentType<Props>>
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

/** Splits a part off the page's script. */
export const lateCode = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LateCode<Props> => {
  let part: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const listeners = new Set<() => void>()
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    part = await fetchPart().catch(() => NotLoaded)
    for (const hear of listeners) hear()
    return part
  }
  return {
    here: () => part,
    come: () => {
      coming ??= fetchOnce()
      return coming
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

const Came = <Props extends object>({ code, props }: LateProps<Props>) => {
  const Part = code.here() ?? use(code.come())
  return <Part {...props} />
}

// An update to markup that is not taken over yet would throw it away, so until then nothing reaches it.
const Still = memo(
  (late: LateProps<object>) => (
    <Suspense fallback={late.meanwhile}>
      <Came {...late} />
    </Suspense>
  ),
  (_, { code }) => code.here() === undefined,
)

/**
 * Draws a part whose code comes late. A document shows it at once, because the server has fetched the code beforehand;
 * the browser leaves that markup in place until the code is there too.
 */
export const Late = <Props extends object>(late: LateProps<Props>) => {
  const { subscribe, here } = late.code
  useSyncExternalStore(
    subscribe,
    () => here() !== undefined,
    () => false,
  )
  return <Still {...(late as unknown as LateProps<object>)} />
}
