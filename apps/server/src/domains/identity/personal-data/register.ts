import { columnsOf, type Line, type PersonalTable, type Reason } from '../../../db/personal-data.ts'
import { ledgerTables } from '../../../ledger/personal-data.ts'
import { accountTables } from './register/accounts.ts'
import { orderTables } from './register/orders.ts'
import { paymentTables } from './register/payments.ts'
import { sellingTables } from './register/selling.ts'
import { shopTables, staffTables } from './register/shop.ts'
import { toldTables } from './register/told.ts'

/** The tables that hold personal data of customers, by name; those of another schema than public are named with it. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...orderTables,
  ...paymentTables,
  ...ledgerTables,
  ...sellingTables,
  ...toldTables,
}

/** The tables that hold none, with their columns. */
const otherTables: Readonly<Record<string, string>> = { ...shopTables, ...staffTables }

/** Every column of the register, as table.column; one that stands twice is there twice. */
export const registeredColumns = (): string[] => [
  ...Object.entries(personalTables).flatMap(([name, { personal, secret, actors, ours, plain }]) =>
    [
      ...Object.keys(personal),
      ...Object.keys(secret ?? {}),
      ...columnsOf(actors),
      ...columnsOf(ours),
      ...columnsOf(plain),
    ].map((column) => `${name}.${column}`),
  ),
  ...Object.entries(otherTables).flatMap(([name, columns]) => columnsOf(columns).map((column) => `${name}.${column}`)),
]

/** A column that holds personal data by itself, with what the register says of it. */
export interface PersonalColumn extends Line {
  column: string
}

/** The personal columns of a table, secrets included: each with its own reason or that of its table. */
export const personalColumnsOf = ({ personal, secret, ...table }: PersonalTable): PersonalColumn[] => {
  const { why, ground, kept }: Reason = table
  return Object.entries({ ...personal, ...secret }).map(([column, line]) =>
    typeof line === 'string' ? { column, what: line, why, ground, kept } : { column, ...line },
  )
}
