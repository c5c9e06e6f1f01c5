import { asFailure } from './errors.ts'

/**
 * Sends; where the server wants to know again who sits there, that is asked first, and then it is sent once more.
 * @param ask answers whether they have proven it; what it fails with counts as a no
 * @returns the answer; where nobody has proven it, the refusal proof_required is thrown on as it came
 */
export const sendProven = async <Answer>(send: () => Promise<Answer>, ask: () => Promise<boolean>): Promise<Answer> => {
  try {
    return await send()
  } catch (cause) {
    if (asFailure(cause).code !== 'proof_required' || !(await ask().catch(() => false))) throw cause
    return send()
  }
}
