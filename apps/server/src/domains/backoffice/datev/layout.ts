// DATEV's published layout of a Buchungsstapel: EXTF 700, category 21, format version 13. It is German because DATEV
// compares the names; no file has others.

const numbered = (count: number, ...names: string[]): string[] =>
  Array.from({ length: count }, (_, place) => names.map((name) => `${name} ${place + 1}`)).flat()

/** The 125 columns, in their order: the second line of a file. */
export const columns: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]

/** What of a line is said; every other column stays empty. */
export interface DatevLine {
  /** above zero */
  cents: number
  /** what is debited, and what is credited */
  debit: string
  credit: string
  /** BU-Schlüssel; empty: none */
  key: string
  /** 2026-11-30 */
  day: string
  /** of a receipt or credit note; empty: there is none */
  paper: string
  text: string
}

const columnOf = (name: string): number => {
  const place = columns.indexOf(name)
  if (place < 0) throw new Error(`DATEV has no column ${name}`)
  return place
}

const places = {
  amount: columnOf('Umsatz (ohne Soll/Haben-Kz)'),
  side: columnOf('Soll/Haben-Kennzeichen'),
  currency: columnOf('WKZ Umsatz'),
  account: columnOf('Konto'),
  contra: columnOf('Gegenkonto (ohne BU-Schlüssel)'),
  key: columnOf('BU-Schlüssel'),
  day: columnOf('Belegdatum'),
  paper: columnOf('Belegfeld 1'),
  text: columnOf('Buchungstext'),
  isFixed: columnOf('Festschreibung'),
}

const textMax = 60

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const digits = (day: string): string => day.replaceAll('-', '')

const amountOf = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** A line of the file, without its end. It is not fixed (Festschreibung): that the tax adviser does. */
export const lineOf = ({ cents, debit, credit, key, day, paper, text }: DatevLine): string => {
  const cells = columns.map(() => '')
  cells[places.amount] = amountOf(cents)
  cells[places.side] = quoted('S')
  cells[places.currency] = quoted('EUR')
  cells[places.account] = debit
  cells[places.contra] = credit
  cells[places.key] = key && quoted(key)
  cells[places.day] = `${day.slice(8)}${day.slice(5, 7)}`
  cells[places.paper] = paper && quoted(paper)
  cells[places.text] = quoted(text.slice(0, textMax))
  cells[places.isFixed] = '0'
  return cells.join(';')
}

/** What the first line of a file says. */
export interface DatevHead {
  /** when it is made, as clocks of the shop show it: 2026-12-01T09:30 */
  madeAt: string
  consultant: string
  client: string
  /** first day of the fiscal year */
  yearFrom: string
  accountLength: number
  /** first and last day of the month */
  from: string
  till: string
  chart: string
}

/** The first line of a file, without its end. */
export const headOf = (head: DatevHead): string =>
  [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    `${digits(head.madeAt).replace(/\D/g, '')}00000`,
    '',
    quoted(''),
    quoted(''),
    quoted(''),
    head.consultant,
    head.client,
    digits(head.yearFrom),
    String(head.accountLength),
    digits(head.from),
    digits(head.till),
    quoted(`Buchungsstapel ${head.from.slice(0, 7)}`),
    quoted(''),
    '1',
    '0',
    '0',
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(head.chart),
    '',
    '',
    quoted(''),
    quoted(''),
  ].join(';')

// Where Windows-1252 differs from Latin-1: 0x80 to 0x9f, of which five stand for nothing.
const above = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const byteOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const place = above.indexOf(sign)
  return place < 0 ? '?'.charCodeAt(0) : 0x80 + place
}

/** A text in Windows-1252; a sign that it does not have becomes a question mark. */
export const inWindows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf))
