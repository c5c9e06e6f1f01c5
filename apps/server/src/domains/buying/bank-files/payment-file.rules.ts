import type { PostalAddress } from '@pandrop/contract/postal'
import { type Cents, sum } from '@pandrop/money/money'
import { bankText } from './bank-text.rules.ts'

/** The account that payouts leave from. */
export interface Debtor {
  name: string
  /** electronic form */
  iban: string
  bic: string
  town: string
  /** ISO 3166-1 alpha-2 */
  country: string
}

/** One credit transfer. */
export interface Transfer extends PostalAddress {
  endToEndId: string
  cents: Cents
  /** holder of the account */
  name: string
  /** electronic form */
  iban: string
  /** what the account's holder reads */
  remittance: string
}

/** A file of credit transfers. */
export interface PaymentFile {
  messageId: string
  createdAt: Date
  /** 2026-11-23 */
  executionDay: string
  debtor: Debtor
  /** at least one */
  transfers: readonly Transfer[]
}

type Xml = string

// Every text has passed bankText or a stricter rule: & and < cannot occur, and are answered for all the same.
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const leaf = (name: string, text: string): Xml => `<${name}>${escaped(text)}</${name}>`
const node = (name: string, ...children: Xml[]): Xml => `<${name}>${children.join('')}</${name}>`

/** Cents as ISO 20022 writes them: 1234.50, exactly. */
const decimal = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/**
 * Writes pain.001.001.09 as SEPA wants it (European Payments Council, EPC132-08, 2025): structured addresses, Latin
 * letters, sums at both levels. Each transfer is booked by itself, so that the statement names it.
 * @returns the document, UTF-8
 */
export const writePaymentFile = (file: PaymentFile): Xml => {
  const { messageId, createdAt, executionDay, debtor, transfers } = file
  const totals = [
    leaf('NbOfTxs', String(transfers.length)),
    leaf('CtrlSum', decimal(sum(transfers.map(({ cents }) => cents)))),
  ]
  const header = node(
    'GrpHdr',
    leaf('MsgId', messageId),
    leaf('CreDtTm', createdAt.toISOString()),
    ...totals,
    node('InitgPty', leaf('Nm', bankText(debtor.name, nameMax))),
  )
  const instruction = node(
    'PmtInf',
    leaf('PmtInfId', messageId),
    leaf('PmtMtd', 'TRF'),
    leaf('BtchBookg', 'false'),
    ...totals,
    node('PmtTpInf', node('SvcLvl', leaf('Cd', 'SEPA'))),
    node('ReqdExctnDt', leaf('Dt', executionDay)),
    party('Dbtr', debtor.name, node('PstlAdr', leaf('TwnNm', town(debtor.town)), leaf('Ctry', debtor.country))),
    account('DbtrAcct', debtor.iban),
    node('DbtrAgt', node('FinInstnId', leaf('BICFI', debtor.bic))),
    leaf('ChrgBr', 'SLEV'),
    ...transfers.map(transferXml),
  )
  const root = `<Document xmlns="${namespace}">${node('CstmrCdtTrfInitn', header, instruction)}</Document>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

// EPC132-08: a name has 70 characters, though ISO 20022 has 140.
const nameMax = 70
const streetMax = 70
const postCodeMax = 16
const townMax = 35
const remittanceMax = 140

const town = (text: string): string => bankText(text, townMax)

const party = (tag: 'Dbtr' | 'Cdtr', name: string, address: Xml): Xml =>
  node(tag, leaf('Nm', bankText(name, nameMax)), address)

const account = (tag: 'DbtrAcct' | 'CdtrAcct', iban: string): Xml => node(tag, node('Id', leaf('IBAN', iban)))

const transferXml = (transfer: Transfer): Xml =>
  node(
    'CdtTrfTxInf',
    node('PmtId', leaf('EndToEndId', transfer.endToEndId)),
    node('Amt', `<InstdAmt Ccy="EUR">${decimal(transfer.cents)}</InstdAmt>`),
    party(
      'Cdtr',
      transfer.name,
      node(
        'PstlAdr',
        leaf('StrtNm', bankText(transfer.address, streetMax)),
        leaf('PstCd', bankText(transfer.post_code, postCodeMax)),
        leaf('TwnNm', town(transfer.city)),
        leaf('Ctry', transfer.country),
      ),
    ),
    account('CdtrAcct', transfer.iban),
    node('RmtInf', leaf('Ustrd', bankText(transfer.remittance, remittanceMax))),
  )
