import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { usePressedEarly } from '../hooks/usePressedEarly.ts'
import { useText } from '../hooks/useText.ts'
import { PandaPicture } from '../PandaPicture.tsx'

interface ErrorPageProps {
  /** of a page that broke while it was drawn: lets it be drawn again */
  reset?: () => void
  /** what failed, where that is known */
  title?: string
}

/** The page could not be loaded or drawn; a retry loads its data again. */
export const ErrorPage = ({ reset, title }: ErrorPageProps) => {
  usePressedEarly()
  const text = useText()
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)
  const [reference, setReference] = useState<ReactNode>()
  // Its script comes with a failure alone. React calls what it is given for what is shown.
  useEffect(() => void import('./ErrorPageReference.tsx').then((part) => setReference(part.shownReference)), [])
  const retry = async () => {
    setRetrying(true)
    await router.invalidate()
    setRetrying(false)
    reset?.()
  }
  return (
    <div className="page py-18" role="alert">
      <EmptyState
        heading="h1"
        picture={<PandaPicture pose="asleep" large />}
        title={title ?? text('error_title')}
        text={text('error_text')}
        action={
          <button type="button" disabled={retrying} onClick={() => void retry()} className={buttonClass()}>
            {text('error_retry')}
          </button>
        }
      />
      {reference}
    </div>
  )
}
