import { expect, test } from 'vitest'
import { evidencePdf } from './evidence-pdf.ts'

const long = 'Оксана-Анастасія Przybyszewska-Kovačević of the Very Long Name™ ★ '

const sheet = {
  disputeId: 'dp_1',
  madeAt: new Date('2026-12-01T12:00:00Z'),
  words: 'It was delivered. '.repeat(400),
  facts: {
    sections: [
      { title: 'Customer', rows: [['Name', long.repeat(4)] as [string, string]] },
      {
        title: 'Sign-ins',
        rows: Array.from({ length: 40 }, (_, at) => [`2026-11-${at} 12:00 UTC`, `${long} ${at}`] as [string, string]),
      },
    ],
    fields: {
      productDescription: 'x',
      customerName: 'x',
      customerEmail: 'x',
      billingAddress: 'x',
      purchaseIp: null,
      serviceDate: null,
      accessLog: null,
    },
  },
}

test('a sheet with long names, forty rows and many words has pages, and is the same bytes each time', async () => {
  const [first, again] = await Promise.all([evidencePdf(sheet), evidencePdf(sheet)])
  expect(first.equals(again)).toBe(true)
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = first.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(2)
  expect((await evidencePdf({ ...sheet, words: 'Other words' })).equals(first)).toBe(false)
})
