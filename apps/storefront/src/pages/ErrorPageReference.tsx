import { lastReference } from '@pandrop/api-client/last-reference'
import { useText } from '../hooks/useText.ts'
import { texts } from '../texts/failure.ts'
import { addTexts } from '../texts/shown.ts'

const ErrorPageReference = ({ reference }: { reference: string }) => {
  const text = useText()
  return (
    <p className="mt-5 text-center text-[14px] text-bone-2">
      {text('failure_reference')} <code className="type-mono text-bone-1 select-all">{reference}</code>
      <br />
      {text('failure_reference_why')}
    </p>
  )
}

/**
 * What whoever looks at the error page can name to the shop's operator. A click selects the whole of it.
 * @returns undefined where nothing that failed has a reference
 */
export const shownReference = () => {
  addTexts(texts)
  const reference = lastReference()
  return reference && <ErrorPageReference reference={reference} />
}
