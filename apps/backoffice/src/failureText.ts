import { type ApiFailure, asFailure } from '@pandrop/api-client/errors'
import { failureTexts } from './texts/failures.ts'

/**
 * What a failed call says to the person in the back office: the server's own words first, then those for an answer that
 * never came.
 * @param otherwise the action's own text, for a failure that nobody explained
 */
export const failureText = (cause: ApiFailure | unknown, otherwise: string = failureTexts.unreadable): string => {
  const failure = asFailure(cause)
  if (failure.message) return failure.message
  if (failure.code === 'network') return failureTexts.network
  return failure.code === 'timeout' ? failureTexts.timeout : otherwise
}
