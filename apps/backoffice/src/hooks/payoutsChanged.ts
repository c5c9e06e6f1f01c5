import { queryClient } from '../queryClient.ts'

/** Names what was read about payouts, files for the bank and its answers. */
export const payoutsKey = ['payouts'] as const

/** Makes all of that old, so that what is shown is asked again. */
export const payoutsChanged = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: payoutsKey })
