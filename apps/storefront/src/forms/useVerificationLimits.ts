import type { ApiFailure } from '@pandrop/api-client/errors'
import { verificationLimitsQuery } from '@pandrop/api-client/verification-limit-queries'
import type { VerificationLimit, VerificationLimitKind } from '@pandrop/contract/verification-limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../hooks/useApi.ts'
import { useSession } from '../hooks/useSession.ts'

/** What an identity may be asked for. */
export type LimitedDeed = 'payout' | 'card'

const kindsOf = {
  payout: ['payout', 'payouts_year'],
  card: ['card_year'],
} as const satisfies Record<LimitedDeed, readonly VerificationLimitKind[]>

/**
 * The limits that a deed meets; none for whoever is verified and where the settings have them off. Undefined until that
 * is known.
 */
export const useVerificationLimits = (deed: LimitedDeed): readonly VerificationLimit[] | undefined => {
  const { verified } = useSession()
  const { data, isError } = useQuery({ ...verificationLimitsQuery(useApi()), enabled: verified })
  // Where it could not be asked the server decides, once something is sent.
  if (!data) return isError ? [] : undefined
  const kinds: readonly VerificationLimitKind[] = kindsOf[deed]
  return data.verified ? [] : data.limits.filter(({ kind }) => kinds.includes(kind))
}

/**
 * Asks for the limits again where the server refused something because of one: what was asked for elsewhere meanwhile
 * is not known here.
 * @returns whether that was the refusal
 */
export const useLimitRefusal = (): ((failure: ApiFailure) => boolean) => {
  const queryClient = useQueryClient()
  const { queryKey } = verificationLimitsQuery(useApi())
  return ({ code }) => {
    const isLimit = code === 'verification_needed'
    if (isLimit) void queryClient.invalidateQueries({ queryKey })
    return isLimit
  }
}

/**
 * The limit that a sum would pass.
 * @param sum EUR units
 */
export const passedLimit = (
  limits: readonly VerificationLimit[] | undefined,
  sum: number,
): VerificationLimit | undefined => limits?.find(({ left }) => sum > left)
