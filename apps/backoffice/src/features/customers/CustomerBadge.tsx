import type { ListedCustomer } from '@pandrop/contract/staff/customers'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { customerStates } from '../../texts/customers.ts'

/** How a customer's account stands. */
export const CustomerBadge = ({ blocked, email_verified }: Pick<ListedCustomer, 'blocked' | 'email_verified'>) => {
  if (blocked) return <StatusBadge kind="error" label={customerStates.blocked} />
  return email_verified ? (
    <StatusBadge kind="success" label={customerStates.verified} />
  ) : (
    <StatusBadge kind="waiting" label={customerStates.unverified} />
  )
}
