import { setShopTexts, textsOfShop } from '@pandrop/dictionaries/languages'
import { cents } from '@pandrop/money/money'
import { afterEach, expect, test } from 'vitest'
import { drawPaper } from './draw-paper.ts'
import { type Paper, paperPdf } from './paper-pdf.ts'

afterEach(() => setShopTexts())

const order = (number: string, language = 'en'): { paper: Paper; language: string } => {
  const buyer = { company: '', name: 'Zoë Žagar', address: ['Trubarjeva cesta 18'], vatId: '', email: 'z@example.test' }
  const line = { title: 'AK-47', gross: cents(122), net: cents(100), vat: cents(22), vatPercent: 22, vatCountry: 'SI' }
  const head = { title: 'Receipt', number, facts: ['Issued'], seller: 'Pandrop Demo Ltd', buyer }
  const paper = { ...head, issuedAt: new Date('2026-11-29T12:00:00Z'), lines: [line], totalLabel: 'Paid', remarks: [] }
  return { paper, language }
}

test('papers that are asked for at once come to whoever asked, each as if it had been drawn here', async () => {
  const orders = [order('R-2026-000001'), order('R-2026-000002', 'uk'), order('R-2026-000003', 'de')]
  const drawn = await Promise.all(orders.map(drawPaper))
  expect(drawn.map((file) => file.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  for (const [at, file] of drawn.entries()) expect(file.equals(await paperPdf(orders[at] ?? order('')))).toBe(true)
})

test('a paper has the words that the shop has at that moment', async () => {
  const shipped = await drawPaper(order('R-2026-000004'))
  setShopTexts({ ...textsOfShop(), own: { en: { paper_item: 'Ware' } } })
  const own = await drawPaper(order('R-2026-000004'))
  expect(own.equals(shipped)).toBe(false)
  expect(own.equals(await paperPdf(order('R-2026-000004')))).toBe(true)
  setShopTexts()
  expect((await drawPaper(order('R-2026-000004'))).equals(shipped)).toBe(true)
})

test('a paper that cannot be drawn fails alone: those asked for behind it are drawn', async () => {
  const broken = { ...order('R-2026-000005').paper, lines: [{ title: 'no amounts' }] } as unknown as Paper
  const [failed, next] = await Promise.allSettled([
    drawPaper({ paper: broken, language: 'en' }),
    drawPaper(order('R-2026-000006')),
  ])
  expect(failed.status).toBe('rejected')
  expect(next).toMatchObject({ status: 'fulfilled' })
})
