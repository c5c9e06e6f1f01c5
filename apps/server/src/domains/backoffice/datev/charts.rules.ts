import type { DatevAccount, TaxKind } from '@pandrop/contract/staff/datev'
import type { DatevChart } from '@pandrop/contract/staff/datev-charts'

// What the charts of accounts SKR03 and SKR04 have for what our accounts mean. It is a suggestion: which numbers a shop
// takes, its tax adviser says.
const numbers: Readonly<Record<string, Readonly<Record<DatevChart, string>>>> = {
  // Sonstige Verbindlichkeiten
  customer: { '03': '1700', '04': '3500' },
  // Geldtransit
  provider_clearing: { '03': '1360', '04': '1460' },
  payouts_sent: { '03': '1360', '04': '1460' },
  // Bank
  bank: { '03': '1200', '04': '1800' },
  // Erlösschmälerungen
  promo: { '03': '8700', '04': '4700' },
  // Sonstige Verbindlichkeiten, bis 1 Jahr
  payouts_owed: { '03': '1701', '04': '3501' },
  // Verbindlichkeiten aus Lieferungen und Leistungen ohne Kontokorrent
  payouts_promised: { '03': '1610', '04': '3310' },
  // Sonstige betriebliche Aufwendungen
  goodwill: { '03': '4900', '04': '6300' },
  bank_other: { '03': '4900', '04': '6300' },
  // Forderungsverluste
  paid_twice: { '03': '2400', '04': '6930' },
  // Sonstige Verrechnungskonten (Interimskonto)
  corrections: { '03': '1792', '04': '3630' },
  // Sonstige Vermögensgegenstände
  receivable: { '03': '1500', '04': '1300' },
  // Geleistete Anzahlungen auf Vorräte
  stock_ordered: { '03': '1510', '04': '1180' },
  // Waren (Bestand)
  stock: { '03': '3980', '04': '1140' },
  // Wareneingang
  stock_intake: { '03': '3200', '04': '5200' },
  // Bestandsveränderungen bezogener Waren
  cost_of_sales: { '03': '3960', '04': '5880' },
  stock_losses: { '03': '3960', '04': '5880' },
  // Nebenkosten des Geldverkehrs
  provider_fees: { '03': '4970', '04': '6855' },
  // Aufwendungen aus der Währungsumrechnung
  exchange_differences: { '03': '2150', '04': '6880' },
  // Saldenvorträge, Sachkonten
  bank_opening: { '03': '9000', '04': '9000' },
  // Erlöse, and Umsatzsteuer, of which nothing else is known
  sales: { '03': '8200', '04': '4200' },
  vat: { '03': '1770', '04': '3800' },
}

type Taxed = Readonly<Record<'sales' | 'vat', Readonly<Record<DatevChart, string>>>>

const german: Readonly<Record<string, Taxed>> = {
  '19': { sales: { '03': '8400', '04': '4400' }, vat: { '03': '1776', '04': '3806' } },
  '7': { sales: { '03': '8300', '04': '4300' }, vat: { '03': '1771', '04': '3801' } },
}

// Im anderen EU-Land steuerpflichtige Lieferungen, and the VAT of them: what the OSS return is about.
const elsewhere: Taxed = {
  sales: { '03': '8320', '04': '4320' },
  vat: { '03': '1767', '04': '3817' },
}

// These accounts find VAT by themselves, and ours is booked beside them.
const withoutAutomatic = '40'

/** A number of four digits, as long as they are in this client's books. */
const asLong = (number: string, length: number): string => number.padEnd(length, '0')

const taxedOf = ({ country, rate }: TaxKind): Taxed | undefined => (country === 'DE' ? german[rate] : elsewhere)

/**
 * A number for each account of the books, and for sales and VAT by country and rate.
 * @param accounts of the ledger; one that the chart does not know gets an empty number
 * @param taxes what was sold under
 */
export const suggestedAccounts = (
  { chart, length }: { chart: DatevChart; length: number },
  accounts: readonly string[],
  taxes: readonly TaxKind[],
): DatevAccount[] => {
  const plain = accounts.map((account): DatevAccount => {
    const number = numbers[account]?.[chart] ?? ''
    return { account, country: '', rate: '', number: number && asLong(number, length), key: '' }
  })
  const taxed = taxes.flatMap((tax): DatevAccount[] => {
    const known = taxedOf(tax)
    if (!known) return []
    return [
      { account: 'sales', ...tax, number: asLong(known.sales[chart], length), key: withoutAutomatic },
      { account: 'vat', ...tax, number: asLong(known.vat[chart], length), key: '' },
    ]
  })
  return [...plain, ...taxed]
}
