import type { ApiFailure } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useFailureText } from '../../hooks/useFailureText.ts'

/**
 * What a failed call says above the button of its form.
 * @param texts.otherwise where the shop gives no reason
 * @param texts.unreadable where what answered was not the shop
 * @param fields of the form; what is told beside one of them is not told again
 */
export const useFormFailure = (
  failure: ApiFailure | null,
  { otherwise, unreadable }: { otherwise: TextKey; unreadable?: TextKey },
  fields: readonly string[],
): string | undefined => {
  const failureText = useFailureText()
  if (!failure || fields.some((field) => failure.fieldErrors[field])) return undefined
  return failureText(failure, otherwise, unreadable)
}
