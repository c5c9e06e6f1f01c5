import { describe, expect, test } from 'vitest'
import { readBankAnswer } from './bank-answer.ts'
import { bankStatement, statusReport } from './testing/answers.ts'

const read = (file: Buffer | string) => {
  const answer = readBankAnswer(Buffer.from(file))
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

describe('of a status report', () => {
  test('each payment is read with its status, reason and exact amount', () => {
    const { format, messageId, lines } = read(
      statusReport([
        { endToEndId: '000123', status: 'RJCT', reason: 'AC04', amount: '0.10' },
        { endToEndId: 'b', status: 'ACSC', amount: '123456789.01' },
        { endToEndId: 'c', status: 'ACCP' },
      ]),
    )
    expect([format, messageId]).toEqual(['pain.002', 'BANK-1'])
    expect(lines).toMatchObject([
      { endToEndId: '000123', cents: 10, hasAmount: true, says: 'rejected', status: 'RJCT', reason: 'AC04' },
      { endToEndId: 'b', cents: 12_345_678_901, hasAmount: true, says: 'paid', status: 'ACSC', reason: null },
      { endToEndId: 'c', cents: null, hasAmount: false, says: 'pending', status: 'ACCP', reason: null },
    ])
  })

  test('every other positive status is only a step on the way', () => {
    for (const status of ['ACCP', 'ACSP', 'ACTC', 'ACWC', 'PDNG', 'RCVD', 'PART', 'ACWP', 'new']) {
      expect(read(statusReport([{ endToEndId: 'a', status }])).lines[0]?.says, status).toBe('pending')
    }
  })

  test('a rejection of the whole is told with its reason, at either level', () => {
    const asGroup = read(statusReport([], { originalId: 'PANDROP-1', groupStatus: 'RJCT', groupReason: 'FF01' }))
    expect(asGroup.rejected).toEqual([{ messageId: 'PANDROP-1', reason: 'FF01' }])
    const asPayment = read(statusReport([{ endToEndId: 'a' }], { originalId: 'PANDROP-1', paymentStatus: 'RJCT' }))
    expect(asPayment.rejected).toEqual([{ messageId: 'PANDROP-1', reason: null }])
    expect(asPayment.lines).toMatchObject([{ endToEndId: 'a', says: 'rejected', status: 'RJCT' }])
  })

  test('a prefix of the namespace makes no difference', () => {
    const plain = statusReport([{ endToEndId: 'a', status: 'RJCT' }]).toString()
    const prefixed = plain.replace('xmlns=', 'xmlns:p=').replace(/<(\/?)([A-Z])/g, '<$1p:$2')
    expect(read(prefixed)).toEqual(read(plain))
  })
})

describe('of a statement', () => {
  test('what left is paid, what came back is returned, what is not booked yet is pending', () => {
    const { format, lines } = read(
      bankStatement([
        { endToEndId: 'a' },
        { endToEndId: 'b', direction: 'CRDT', returned: 'AC04' },
        { endToEndId: 'c', booked: false },
        { endToEndId: 'd', direction: 'CRDT' },
        { endToEndId: 'e', currency: 'USD' },
      ]),
    )
    expect(format).toBe('camt.053')
    expect(lines.map(({ says, cents }) => [says, cents])).toEqual([
      ['paid', 5000],
      ['returned', 5000],
      ['pending', 5000],
      ['credited', 5000],
      ['paid', null],
    ])
  })

  test('what stands on the account at its end, and of each line day and words, also of one without details', () => {
    const entry = { endToEndId: 'a', day: '2026-11-20', words: 'Rent' }
    const file = bankStatement([entry], 'S', { closing: -12.5, day: '2026-11-21' }).toString()
    const fee =
      '<Ntry><Amt Ccy="EUR">0.20</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>' +
      '<BookgDt><DtTm>2026-11-21T08:00:00Z</DtTm></BookgDt><AddtlNtryInf>Fee</AddtlNtryInf></Ntry></Stmt>'
    const { lines, statements } = read(file.replace('</Stmt>', fee))
    expect(lines).toMatchObject([
      { endToEndId: 'a', bookedOn: '2026-11-20', words: 'Rent' },
      { endToEndId: 'NOTPROVIDED', cents: 20, status: 'DBIT', bookedOn: '2026-11-21', words: 'Fee' },
    ])
    const closing = { cents: -1250, day: '2026-11-21' }
    expect(statements).toEqual([{ iban: 'SI56263300012039086', opening: null, closing }])
  })

  test('an entry for many payments gives none of them its own amount', () => {
    const details = ['a', 'b'].map((id) => `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs></TxDtls>`).join('')
    const entry = `<Amt Ccy="EUR">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${details}</NtryDtls>`
    const file = bankStatement([]).toString().replace('</Stmt>', `<Ntry>${entry}</Ntry></Stmt>`)
    expect(read(file).lines).toMatchObject([
      { endToEndId: 'a', cents: null, hasAmount: true, says: 'paid' },
      { endToEndId: 'b', cents: null, hasAmount: true, says: 'paid' },
    ])
  })

  test('an amount is read exactly or not at all', () => {
    const centsOf = (amount: string) => read(bankStatement([{ endToEndId: 'a', amount }])).lines[0]?.cents
    expect(['50', '50.1', '50.10', '50.100', '0.01'].map(centsOf)).toEqual([5000, 5010, 5010, 5010, 1])
    expect(['50.001', '5e1', '-50.00', '50,00', '', '0x32'].map(centsOf)).toEqual(Array(6).fill(null))
  })
})

describe('what is no answer of a bank is refused', () => {
  const good = statusReport([{ endToEndId: 'a', status: 'RJCT' }]).toString()
  const laughs = `<!DOCTYPE d [<!ENTITY a "${'ha'.repeat(50)}">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY ${'abcdefghijk'[at + 1]} "${`&${'abcdefghijk'[at]};`.repeat(10)}">`,
  ).join('')}]>`

  test.each([
    ['nothing', ''],
    ['a text', 'Dear customer'],
    ['another document', '<Document><Other/></Document>'],
    ['a payment file', '<Document><CstmrCdtTrfInitn/></Document>'],
    ['half a file', good.slice(0, -30)],
    ['a file without a name', good.replace('BANK-1', '')],
    ['a document type', good.replace('<Document', '<!DOCTYPE Document SYSTEM "http://127.0.0.1/x"><Document')],
    ['entities that blow up', good.replace('<Document', `${laughs}<Document`).replace('BANK-1', '&j;')],
    ['elements a thousand deep', good.replace('<GrpHdr>', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}<GrpHdr>`)],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(good.slice(0, 200)), Buffer.of(0xff, 0xfe)])],
    ['more than 10 MB', good.replace('</Document>', `${' '.repeat(10 * 1024 * 1024)}</Document>`)],
    ['prototypes', '<__proto__><CstmrPmtStsRpt/></__proto__>'],
  ])('%s', (_, file) => {
    expect(readBankAnswer(Buffer.from(file))).toEqual({ ok: false, refusal: 'bank_file_unreadable' })
  })
})
