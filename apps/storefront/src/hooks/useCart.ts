import { cartQuery } from '@pandrop/api-client/customer-queries'
import type { CartEntry } from '@pandrop/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './useApi.ts'
import { useSession } from './useSession.ts'

interface CartHandle {
  /** oldest line first; undefined until they have come, empty for guests and unverified customers */
  lines: readonly CartEntry[] | undefined
  /** lines that can still be bought; a sold one is not counted (docs/behaviour/orders.md#lines-stay) */
  count: number
  has: (itemId: number) => boolean
  failed: boolean
}

const none: readonly CartEntry[] = []

/** The visitor's cart. It is emptied when nobody is signed in. */
export const useCart = (): CartHandle => {
  const { verified, checked } = useSession()
  const { data, isError } = useQuery({ ...cartQuery(useApi()), enabled: verified })
  const lines = verified ? data : checked ? none : undefined
  return {
    lines,
    count: (lines ?? none).filter((line) => line.state !== 'sold').length,
    has: (itemId) => (lines ?? none).some((line) => line.item_id === itemId),
    failed: verified && isError,
  }
}
