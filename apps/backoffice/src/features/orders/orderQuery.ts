import { isUnsettled } from '@pandrop/contract/lifecycle/refund'
import { isWithdrawalOpen } from '@pandrop/contract/lifecycle/withdrawal'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { getStaffOrder } from '@pandrop/contract/staff/routes/orders'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about orders. */
export const ordersKey = ['orders'] as const

const youngMilliseconds = 60_000
const againMilliseconds = 1500

/** A refund of this minute gets its credit note in a moment, and its money moves. */
const isSettling = ({ refunds }: StaffOrder): boolean =>
  refunds.some(
    ({ credit_note_due, credit_note, state, created_at }) =>
      ((credit_note_due && !credit_note) || isUnsettled(state)) &&
      Date.now() - Date.parse(created_at) < youngMilliseconds,
  )

/** Whether its customer has withdrawn and still waits for the money. */
export const hasOpenWithdrawal = ({ withdrawal }: StaffOrder): boolean =>
  withdrawal !== null && isWithdrawalOpen(withdrawal.state)

/** Everything about one order. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffOrder> =>
      (await api.send(getStaffOrder, { params: { id }, signal })).order,
    refetchInterval: ({ state: { data } }) => (data && isSettling(data) ? againMilliseconds : false),
  })

/** After a step: every list and count that is shown may have changed with the order. */
export const refreshAfterStep = (): Promise<void> => queryClient.invalidateQueries()
