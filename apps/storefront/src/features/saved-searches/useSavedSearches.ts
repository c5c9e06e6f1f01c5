import { savedSearchesQuery } from '@pandrop/api-client/saved-search-queries'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'

/** The reading of the visitor's saved searches; it rests for guests and unverified customers, who have none. */
export const useSavedSearches = () => {
  const { verified } = useSession()
  const reading = useQuery({ ...savedSearchesQuery(useApi()), enabled: verified })
  return { ...reading, data: verified ? reading.data : undefined }
}
