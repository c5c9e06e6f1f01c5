import type { TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import type { Reply } from '@pandrop/testkit/visitor'

type CustomerPath =
  | '/staff/customers/:id'
  | '/staff/customers/:id/statement'
  | '/staff/customers/:id/orders'
  | '/staff/customers/:id/offers'
  | '/staff/customers/:id/deposits'
  | '/staff/customers/:id/block'
  | '/staff/customers/:id/unblock'
  | '/staff/customers/:id/sessions/end'
  | '/staff/customers/:id/profile'
  | '/staff/customers/:id/email'
  | '/staff/customers/:id/verification'
  | '/staff/customers/:id/second-factor/remove'
  | '/staff/customers/:id/second-factor/approve'
  | '/staff/customers/:id/second-factor/cancel'
  | '/staff/customers/:id/notes'
  | '/staff/customers/:id/notes/pin'
  | '/staff/customers/:id/notes/remove'
  | '/staff/customers/:id/deletion'
  | '/staff/customers/:id/deletion/propose'
  | '/staff/customers/:id/deletion/approve'
  | '/staff/customers/:id/deletion/reject'
  | '/staff/customers/:id/copy'
  | '/staff/customers/:id/copy/fetch'
  | '/staff/customers/:id/copy/handover/propose'
  | '/staff/customers/:id/copy/handover/approve'
  | '/staff/customers/:id/copy/handover/reject'
  | '/staff/customers/:id/related'
  | '/staff/customers/:id/tags'
  | '/staff/customers/:id/tags/remove'
  | '/staff/customers/:id/adjustments'
  | '/staff/adjustments/:id/approve'
  | '/staff/adjustments/:id/reject'

const filled = (path: CustomerPath, id: number): string => `/api${path.replace(':id', String(id))}`

/** Reads something about a customer in the back office; `query` begins with a question mark. */
export const readAt = ({ browser }: TestStaff, path: CustomerPath, id: number, query = ''): Promise<Reply> =>
  browser.get(`${filled(path, id)}${query}`)

/** Does something in the back office; a key of one's own names the attempt. */
export const doAt = (
  { browser }: TestStaff,
  path: CustomerPath,
  id: number,
  body: Record<string, unknown> = { reason: 'told on the phone' },
  key?: string,
): Promise<Reply> => browser.post(filled(path, id), body, key ? { headers: { 'idempotency-key': key } } : {})

/** Rows that a list of the back office answered. */
export const rowsOf = ({ body }: Reply): Record<string, unknown>[] => body.rows as Record<string, unknown>[]
