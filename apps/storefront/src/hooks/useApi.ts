import type { ApiClient } from '@pandrop/api-client/client'
import { useShop } from '../shop.ts'

/** The client of the contract's calls, for queries. Calls that change something go through useCall. */
export const useApi = (): ApiClient => useShop().api
