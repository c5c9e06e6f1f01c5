import { firstRow, statement } from '../../../db/statement.ts'

export interface DebtorRow {
  name: string
  iban: string
  bic: string
  town: string
  country: string
}

export const selectDebtor = firstRow<DebtorRow, []>(
  'select_debtor',
  `select debtor_name as name, debtor_iban as iban, debtor_bic as bic, debtor_town as town, debtor_country as country
   from settings`,
)

export const updateDebtor = statement<
  never,
  { name: string; iban: string; bic: string; town: string; country: string }
>(
  'update_debtor',
  `update settings
   set debtor_name = :name, debtor_iban = :iban, debtor_bic = :bic, debtor_town = :town, debtor_country = :country`,
)
