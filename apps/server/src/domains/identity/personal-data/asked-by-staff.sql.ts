import { firstRow } from '../../../db/statement.ts'

export const lockCopied = firstRow<
  { language: string; is_verified: boolean; is_deleted: boolean },
  [customerId: number]
>(
  'lock_copied_customer',
  `select language, email_verified_at is not null as is_verified, exists (
     select from account_deletions where customer_id = customers.id and ended_at is not null
   ) as is_deleted
   from customers where id = $1 for no key update`,
)

export const isCustomer = firstRow<{ id: number }, [customerId: number]>(
  'is_copied_customer',
  'select id from customers where id = $1',
)

/** Who of the staff asked for a copy; no row: its customer did. */
export const askerOf = firstRow<{ name: string }, [exportId: number]>(
  'asker_of_copy',
  'select name from staff where id = (select asked_by from personal_exports where id = $1)',
)
