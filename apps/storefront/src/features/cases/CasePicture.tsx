import { casePictureQuery } from '@pandrop/api-client/case-queries'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'

interface CasePictureProps {
  id: string
  /** its place among those of its message, from 1 */
  number: number
}

/** A picture that was sent: small, and in the width of the conversation once it is pressed. */
export const CasePicture = ({ id, number }: CasePictureProps) => {
  const text = useText()
  const [whole, setWhole] = useState(false)
  const { data, isError } = useQuery(casePictureQuery(useApi(), id))
  if (isError) return <p className="type-meta text-warn">{text('case_picture_show_failed')}</p>
  if (!data) return <Skeleton className="size-24 rounded-card" />
  return (
    <button
      type="button"
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
      className={whole ? 'w-full cursor-zoom-out rounded-card' : 'size-24 flex-none cursor-zoom-in rounded-card'}
    >
      <img
        src={data}
        alt={text('case_picture', { number })}
        className={`rounded-card bg-ink-2 ${whole ? 'h-auto max-w-full' : 'size-24 object-cover'}`}
      />
    </button>
  )
}
