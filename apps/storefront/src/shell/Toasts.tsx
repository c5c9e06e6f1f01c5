import { currentToasts, subscribeToToasts } from '@pandrop/ui/toasts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../hooks/useText.ts'

const ToastRegion = lazy(async () => ({ default: (await import('@pandrop/ui/ToastRegion')).ToastRegion }))

/**
 * Messages at the bottom right, drawn by code that comes with the first of them. The live region around them is there
 * from the start: what appears in a region that is itself new is not read out.
 */
export const Toasts = () => {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => currentToasts().length > 0 && setWanted(true)
    look()
    return subscribeToToasts(look)
  }, [])
  return (
    <div aria-live="polite">
      {wanted && (
        <Suspense>
          <ToastRegion label={text('toasts_label')} closeLabel={text('toast_close')} />
        </Suspense>
      )}
    </div>
  )
}
