import { asFailure } from '@pandrop/api-client/errors'
import { lastReference } from '@pandrop/api-client/last-reference'
import { useState } from 'react'
import { failureTexts } from '../texts/failures.ts'
import { CopyText } from './CopyText.tsx'

/** By what an operator finds the failure of a call in the shop's log; nothing where the shop refused knowingly. */
export const FailureReference = ({ error }: { error: unknown }) => {
  const { httpStatus } = asFailure(error)
  // Of this failure: one that comes while it is shown is another's.
  const [reference] = useState(lastReference)
  if (httpStatus < 500 || reference === undefined) return null
  return (
    <p className="mt-3 flex items-center justify-center gap-2 text-[13px] text-bone-2">
      {failureTexts.reference}
      <CopyText text={reference} label={failureTexts.copyReference} />
    </p>
  )
}
