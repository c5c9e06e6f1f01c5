/** A line of a bank's answer, as tests want it. */
export interface ToldPayment {
  endToEndId: string
  /** 50.00; none: the bank does not tell it */
  amount?: string
  currency?: string
  /** TxSts of pain.002 */
  status?: string
  reason?: string
}

const amountXml = ({ amount, currency = 'EUR' }: Pick<ToldPayment, 'amount' | 'currency'>, name: string): string =>
  amount === undefined ? '' : `<${name} Ccy="${currency}">${amount}</${name}>`

const reasonXml = (reason: string | undefined): string =>
  reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''

/** A pain.002.001.10 as a bank writes it. */
export const statusReport = (
  payments: ToldPayment[],
  { messageId = 'BANK-1', originalId = 'none', groupStatus = '', groupReason = '', paymentStatus = '' } = {},
): Buffer => {
  const lines = payments.map(
    (payment) =>
      `<TxInfAndSts><StsId>1</StsId><OrgnlEndToEndId>${payment.endToEndId}</OrgnlEndToEndId>` +
      `${payment.status ? `<TxSts>${payment.status}</TxSts>` : ''}${reasonXml(payment.reason)}` +
      `${payment.amount ? `<OrgnlTxRef><Amt>${amountXml(payment, 'InstdAmt')}</Amt></OrgnlTxRef>` : ''}</TxInfAndSts>`,
  )
  const ofPayment = paymentStatus && `<PmtInfSts>${paymentStatus}</PmtInfSts>`
  const information = `<OrgnlPmtInfId>${originalId}</OrgnlPmtInfId>${ofPayment}`
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-23T09:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${originalId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
${groupStatus && `<GrpSts>${groupStatus}</GrpSts>`}${reasonXml(groupReason)}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts>${information}${lines.join('\n')}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`,
  )
}

/** An entry of a statement. */
export interface ToldEntry extends ToldPayment {
  direction?: 'DBIT' | 'CRDT'
  booked?: boolean
  /** the bank says that it came back, and why */
  returned?: string
  /** the bank's day of it */
  day?: string
  /** what the other side wrote */
  words?: string
}

/** What a statement says of the account at its end; negative: it is overdrawn. */
export interface ToldBalance {
  closing: number
  day: string
  iban?: string
}

const balanceXml = (type: string, units: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${Math.abs(units).toFixed(2)}</Amt>` +
  `<CdtDbtInd>${units < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

/** A camt.053.001.08 as a bank writes it: one entry for each payment. */
export const bankStatement = (entries: ToldEntry[], messageId = 'STATEMENT-1', balance?: ToldBalance): Buffer => {
  const lines = entries.map(
    ({ endToEndId, direction = 'DBIT', booked = true, returned, day, words, ...told }) =>
      `<Ntry>${amountXml({ amount: '50.00', ...told }, 'Amt')}<CdtDbtInd>${direction}</CdtDbtInd>` +
      `<Sts><Cd>${booked ? 'BOOK' : 'PDNG'}</Cd></Sts>${day ? `<BookgDt><Dt>${day}</Dt></BookgDt>` : ''}` +
      '<NtryDtls><TxDtls>' +
      `<Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>${amountXml({ amount: '50.00', ...told }, 'Amt')}` +
      `<CdtDbtInd>${direction}</CdtDbtInd>${words ? `<RmtInf><Ustrd>${words}</Ustrd></RmtInf>` : ''}` +
      `${returned ? `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-24T06:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${balance?.iban ?? 'SI56263300012039086'}</IBAN></Id></Acct>
${balance ? balanceXml('CLBD', balance.closing, balance.day) : ''}${lines.join('\n')}</Stmt>
</BkToCstmrStmt></Document>`,
  )
}
