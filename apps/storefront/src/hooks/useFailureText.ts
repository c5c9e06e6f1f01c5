import type { ApiFailure } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useText } from './useText.ts'

/** Something answered, but not the shop: an error page of a server in between, or an empty one. */
const isUnreadable = ({ envelope }: ApiFailure): boolean => Object.keys(envelope).length === 0

/**
 * What a failed call says to the visitor: the server's own text first (docs/behaviour/wire.md#message-order), then the
 * text for an answer that never came, then the text of the action: `otherwise` where the shop gave no reason,
 * `unreadable` where what answered was not the shop.
 */
export const useFailureText = (): ((failure: ApiFailure, otherwise: TextKey, unreadable?: TextKey) => string) => {
  const text = useText()
  return (failure, otherwise, unreadable = otherwise) => {
    if (failure.message) return failure.message
    if (failure.code === 'network') return text('failure_network')
    if (failure.code === 'timeout') return text('failure_timeout')
    return text(isUnreadable(failure) ? unreadable : otherwise)
  }
}
