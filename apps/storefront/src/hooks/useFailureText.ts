import type { ApiFailure } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useText } from './useText.ts'

/**
 * What a failed call says to the visitor: the server's own text first (specification section 8), then the text for
 * an answer that never came, then the text of the action.
 */
export const useFailureText = (): ((failure: ApiFailure, otherwise: TextKey) => string) => {
  const text = useText()
  return (failure, otherwise) => {
    if (failure.message) return failure.message
    if (failure.code === 'network') return text('failure_network')
    if (failure.code === 'timeout') return text('failure_timeout')
    return text(otherwise)
  }
}
