import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { offerTexts } from '../../texts/offers.ts'

/** Who did something: a colleague's name, the customer, or the job. */
export const eventBy = ({ by, by_name: name }: StaffOffer['timeline'][number]): string =>
  name ?? (by.startsWith('customer:') ? offerTexts.byCustomer : by)
