import { wishesQuery } from '@pandrop/api-client/customer-queries'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'

/** The reading of the visitor's wishlist; it rests for guests and unverified customers, who have none. */
export const useWishes = () => {
  const { verified } = useSession()
  const reading = useQuery({ ...wishesQuery(useApi()), enabled: verified })
  return { ...reading, data: verified ? reading.data : undefined }
}
