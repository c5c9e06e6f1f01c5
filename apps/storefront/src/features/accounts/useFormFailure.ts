import type { ApiFailure } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useFailureText } from '../../hooks/useFailureText.ts'

/**
 * What a failed call says above the button of its form.
 * @param otherwise where neither the server nor the connection says why
 * @param fields of the form; what is told beside one of them is not told again
 */
export const useFormFailure = (
  failure: ApiFailure | null,
  otherwise: TextKey,
  fields: readonly string[],
): string | undefined => {
  const failureText = useFailureText()
  if (!failure || fields.some((field) => failure.fieldErrors[field])) return undefined
  return failureText(failure, otherwise)
}
