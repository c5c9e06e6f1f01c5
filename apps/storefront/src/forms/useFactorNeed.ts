import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import type { FactorNeed } from '@pandrop/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../hooks/useApi.ts'
import { useSession } from '../hooks/useSession.ts'

/** Whether something waits until a second factor is set up; undefined until that is known. */
export const useFactorNeed = (need: FactorNeed): boolean | undefined => {
  const { verified } = useSession()
  const { data, isError } = useQuery({ ...secondFactorQuery(useApi()), enabled: verified })
  // Where it could not be asked the server decides, once something is sent.
  return data ? data.needed_for.includes(need) : isError ? false : undefined
}
