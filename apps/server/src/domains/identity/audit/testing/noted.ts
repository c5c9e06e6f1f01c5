import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import type { TestStaff } from '../../staff/testing/as-staff.ts'

/** A seeded shop, and who works there. */
export interface AtWork {
  shop: TestShop
  operator: TestStaff
  administrator: TestStaff
}

/** A call of staff that is made once so that something changes. */
export interface NotedCall {
  /** a table of which the log keeps a row of it */
  table: string
  /** whether that row came (nothing before), is another now (both), or went (nothing after) */
  row: 'made' | 'changed' | 'removed'
  make(at: AtWork): Promise<Reply>
}
