import { cents } from '@pandrop/money/money'
import { describe, expect, test } from 'vitest'
import { type PaymentFile, type Transfer, writePaymentFile } from './payment-file.rules.ts'
import { problemsOfFile, textsOf } from './testing/check-payment-file.ts'

const transfer = (change: Partial<Transfer> = {}): Transfer => ({
  endToEndId: '0123456789abcdef0123456789abcdef',
  cents: cents(123_456),
  name: 'Marta Kovač',
  iban: 'DE89370400440532013000',
  address: 'Bambusova ulica 1',
  post_code: '1000',
  city: 'Ljubljana',
  country: 'SI',
  remittance: 'Pandrop offer 7',
  ...change,
})

const file = (transfers: Transfer[], change: Partial<PaymentFile> = {}): PaymentFile => ({
  messageId: 'PANDROP-20261121T120000-9f86d081',
  createdAt: new Date('2026-11-21T12:00:00Z'),
  executionDay: '2026-11-23',
  debtor: { name: 'Pandrop d.o.o.', iban: 'SI56263300012039086', bic: 'BAKOSI2XXXX', town: 'Ljubljana', country: 'SI' },
  transfers,
  ...change,
})

describe('a payment file', () => {
  test('is what our profile of the bank’s schema asks for', async () => {
    const xml = writePaymentFile(file([transfer(), transfer({ endToEndId: 'b', cents: cents(1) })]))
    expect(await problemsOfFile(xml)).toEqual([])
    expect(textsOf(xml, 'NbOfTxs')).toEqual(['2', '2'])
    expect(textsOf(xml, 'CtrlSum')).toEqual(['1234.57', '1234.57'])
    expect(textsOf(xml, 'InstdAmt')).toEqual(['1234.56', '0.01'])
    expect(textsOf(xml, 'Nm')).toEqual(['Pandrop d.o.o.', 'Pandrop d.o.o.', 'Marta Kovac', 'Marta Kovac'])
    expect(textsOf(xml, 'ReqdExctnDt')).toEqual([])
    expect(textsOf(xml, 'Dt')).toEqual(['2026-11-23'])
  })

  test('stays well formed and valid whatever a customer has typed', async () => {
    const nasty = [
      '<Cdtr>',
      '&amp;',
      ']]>',
      '<!--',
      '/',
      '//a//',
      '',
      '\u0000\u0008',
      '\ud800',
      '“”',
      '李小龍',
      'x'.repeat(300),
      '<!ENTITY a "b">',
      '\u202e',
      '🐼'.repeat(80),
      'Щ'.repeat(70),
      'a /',
      ' '.repeat(9),
      'é'.repeat(70),
    ]
    const transfers = nasty.map((text, index) =>
      transfer({
        endToEndId: `t${index}`,
        name: text,
        address: text,
        city: text,
        post_code: text,
        remittance: text,
      }),
    )
    const debtor = { ...file([]).debtor, name: 'Ängström & Søn' }
    expect(await problemsOfFile(writePaymentFile(file(transfers, { debtor })))).toEqual([])
  })

  test('is refused by the profile for what banks refuse', async () => {
    const good = writePaymentFile(file([transfer(), transfer({ endToEndId: 'b' })]))
    const wrong: [string, string, string | RegExp][] = [
      ['another currency', 'Ccy="USD"', 'Ccy="EUR"'],
      ['a zero', '<InstdAmt Ccy="EUR">0.00<', /<InstdAmt Ccy="EUR">[\d.]+</],
      ['three decimals', '<InstdAmt Ccy="EUR">1.234<', /<InstdAmt Ccy="EUR">[\d.]+</],
      ['an accent', 'Kovač', 'Kovac'],
      ['no town', '', /<TwnNm>[^<]*<\/TwnNm>/],
      ['free lines of an address', '<AdrLine>Bambusova 1</AdrLine></PstlAdr>', '</PstlAdr>'],
      ['a long name', `<Nm>${'x'.repeat(71)}</Nm>`, '<Nm>Marta Kovac</Nm>'],
      ['one payment twice', '<EndToEndId>b</EndToEndId>', /<EndToEndId>0[^<]*<\/EndToEndId>/],
      ['no IBAN', '<IBAN>12345</IBAN>', /<IBAN>DE[^<]*<\/IBAN>/],
      ['other charges', '<ChrgBr>SHAR</ChrgBr>', '<ChrgBr>SLEV</ChrgBr>'],
      ['a message name with an umlaut', '<MsgId>Ü</MsgId>', /<MsgId>[^<]*<\/MsgId>/],
    ]
    for (const [what, put, instead] of wrong) {
      const bad = good.replace(instead, put)
      expect(bad, what).not.toBe(good)
      expect(await problemsOfFile(bad), what).not.toEqual([])
    }
  })
})
