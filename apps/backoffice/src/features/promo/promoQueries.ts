import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { getPromoCode } from '@pandrop/contract/staff/routes/promo'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about promo codes. */
export const promoKey = ['promo'] as const

const everyMilliseconds = 30_000

/** One code as it stands; what a colleague changes shows by itself. */
export const promoQuery = (id: number) =>
  queryOptions({
    queryKey: [...promoKey, 'code', id],
    queryFn: async ({ signal }): Promise<StaffPromoCode> =>
      (await api.send(getPromoCode, { params: { id }, query: {}, signal })).promo_code,
    refetchInterval: everyMilliseconds,
  })

/** Makes all of it old; lists and pages that are open are read anew. */
export const promosChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: promoKey })

/** The code as it stands now, whatever was read before; null: it could not be read. */
export const readAgain = async (id: number): Promise<StaffPromoCode | null> => {
  await promosChanged()
  return queryClient.fetchQuery({ ...promoQuery(id), staleTime: 0 }).catch(() => null)
}
