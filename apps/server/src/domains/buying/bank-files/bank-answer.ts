import { TextDecoder } from 'node:util'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { isDay } from '@pandrop/money/days'
import { type Cents, cents, negate } from '@pandrop/money/money'
import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** `returned`: the bank marks it as a transfer that came back; `credited`: money came in under its name, unmarked. */
export type BankWord = 'paid' | 'rejected' | 'returned' | 'credited' | 'pending'

/** One thing that a bank says about one payment. */
export interface AnswerLine {
  /** as we named it; the standard's NOTPROVIDED where the bank names none */
  endToEndId: string
  /** null: not told, or not in EUR */
  cents: Cents | null
  /** whether the bank told an amount at all */
  hasAmount: boolean
  says: BankWord
  /** its own code: RJCT, ACSC, DBIT … */
  status: string
  /** ISO 20022 code, or the bank's own words */
  reason: string | null
  /** the bank's day, 2026-11-23; null: not booked, or it names none */
  bookedOn: string | null
  /** what the other side wrote, or who it is */
  words: string | null
}

/** What a statement says of the account itself; cents of EUR, positive: the bank has money of ours. */
export interface ToldStatement {
  /** null: the bank names none */
  iban: string | null
  opening: { cents: Cents; day: string } | null
  closing: { cents: Cents; day: string }
}

/** What a bank told, as far as payouts are concerned. */
export interface BankAnswer {
  format: 'pain.002' | 'camt.053'
  messageId: string
  lines: AnswerLine[]
  /** messages that the bank rejects as a whole: every payment of them that has no line of its own */
  rejected: { messageId: string; reason: string | null }[]
  /** those that tell what stands on the account at their end */
  statements: ToldStatement[]
}

const bytesMax = 10 * 1024 * 1024
const nestedMax = 40

type Node = { [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Amounts and references stay as they are written.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: false,
  maxNestedTags: nestedMax,
})

/**
 * Reads a bank's answer: pain.002 (what became of a file) or camt.053 (a statement).
 * @param file as it came, at most 10 MB of UTF-8. Document types are refused: no bank sends one, and their entities can
 *   blow a small file up until nothing else fits into the machine
 * @returns refuses bank_file_unreadable
 */
export const readBankAnswer = (file: Uint8Array): Result<BankAnswer, 'bank_file_unreadable'> => {
  const document = file.length <= bytesMax ? parsed(file) : undefined
  if (!document) return refuse('bank_file_unreadable')
  const report = document.CstmrPmtStsRpt
  if (isNode(report)) return withId(readStatusReport(report))
  const statements = document.BkToCstmrStmt
  return isNode(statements) ? withId(readStatements(statements)) : refuse('bank_file_unreadable')
}

const withId = (answer: BankAnswer): Result<BankAnswer, 'bank_file_unreadable'> =>
  answer.messageId === '' ? refuse('bank_file_unreadable') : ok(answer)

const parsed = (file: Uint8Array): Node | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (/<!(DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) return undefined
    const { Document: document } = parser.parse(text) as Node
    return isNode(document) ? document : undefined
  } catch {
    return undefined
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Elements below a path, wherever one of its names occurs more than once. */
const all = (node: Node, ...path: string[]): Node[] => {
  const [name, ...rest] = path
  if (name === undefined) return [node]
  const found = node[name]
  const children = (Array.isArray(found) ? found : [found]).filter(isNode)
  return children.flatMap((child) => all(child, ...rest))
}

/** The text of the first element at a path; empty where there is none. */
const textAt = (node: Node, ...path: string[]): string => {
  const parents = all(node, ...path.slice(0, -1))
  for (const parent of parents) {
    const value = parent[path.at(-1) ?? '']
    const first = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string') return first.trim()
    if (isNode(first) && typeof first['#text'] === 'string') return first['#text'].trim()
  }
  return ''
}

const reasonOf = (node: Node, element: 'StsRsnInf' | 'RtrInf'): string | null =>
  textAt(node, element, 'Rsn', 'Cd') ||
  textAt(node, element, 'Rsn', 'Prtry') ||
  textAt(node, element, 'AddtlInf') ||
  null

const readStatusReport = (report: Node): BankAnswer => {
  const rejected: BankAnswer['rejected'] = []
  const groups = all(report, 'OrgnlGrpInfAndSts')
  const ofGroup = textAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId')
  for (const group of groups) {
    if (textAt(group, 'GrpSts') === 'RJCT')
      rejected.push({ messageId: textAt(group, 'OrgnlMsgId'), reason: reasonOf(group, 'StsRsnInf') })
  }
  const lines: AnswerLine[] = []
  for (const payment of all(report, 'OrgnlPmtInfAndSts')) {
    const isRejected = rejected.length > 0 || textAt(payment, 'PmtInfSts') === 'RJCT'
    const reason = reasonOf(payment, 'StsRsnInf') ?? rejected[0]?.reason ?? null
    // Our files hold one payment information each, under the name of the message.
    if (isRejected && rejected.length === 0) rejected.push({ messageId: ofGroup, reason })
    for (const transaction of all(payment, 'TxInfAndSts')) lines.push(statusLine(transaction, isRejected, reason))
  }
  return { format: 'pain.002', messageId: textAt(report, 'GrpHdr', 'MsgId'), lines, rejected, statements: [] }
}

const statusLine = (transaction: Node, isRejected: boolean, reason: string | null): AnswerLine => {
  const status = textAt(transaction, 'TxSts') || (isRejected ? 'RJCT' : '')
  const [amount] = all(transaction, 'OrgnlTxRef', 'Amt')
  return {
    endToEndId: textAt(transaction, 'OrgnlEndToEndId') || notProvided,
    ...amountOf(amount, 'InstdAmt'),
    says: saidBy(status),
    status: status || notProvided,
    reason: reasonOf(transaction, 'StsRsnInf') ?? (status === 'RJCT' ? reason : null),
    bookedOn: null,
    words: null,
  }
}

const notProvided = 'NOTPROVIDED'

// ISO 20022, ExternalPaymentTransactionStatus1Code: settled on the debtor's or the creditor's account; all
// other positive codes say that it goes its way.
const saidBy = (status: string): BankWord => {
  if (status === 'RJCT') return 'rejected'
  return status === 'ACSC' || status === 'ACCC' ? 'paid' : 'pending'
}

const amountOf = (parent: Node | undefined, name: string): Pick<AnswerLine, 'cents' | 'hasAmount'> => {
  const found = parent?.[name]
  const amount = Array.isArray(found) ? found[0] : found
  if (!isNode(amount)) return { cents: null, hasAmount: amount !== undefined }
  return { cents: amount['@Ccy'] === 'EUR' ? exactCents(amount['#text']) : null, hasAmount: true }
}

const exactCents = (value: unknown): Cents | null => {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(value).trim()) ?? []
  return whole === undefined ? null : cents(Number(whole + fraction.padEnd(2, '0')))
}

const readStatements = (statements: Node): BankAnswer => ({
  format: 'camt.053',
  messageId: textAt(statements, 'GrpHdr', 'MsgId'),
  lines: all(statements, 'Stmt', 'Ntry').flatMap(entryLines),
  rejected: [],
  statements: all(statements, 'Stmt').flatMap((statement) => statementOf(statement) ?? []),
})

// Balance types of ISO 20022: closing booked; opening booked, or what was closed with before.
const statementOf = (statement: Node): ToldStatement | null => {
  const balances = all(statement, 'Bal')
  const ofType = (...types: string[]) => {
    const found = balances.find((balance) => types.includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd')))
    return found ? balanceOf(found) : null
  }
  const closing = ofType('CLBD')
  if (!closing) return null
  return { iban: textAt(statement, 'Acct', 'Id', 'IBAN') || null, opening: ofType('OPBD', 'PRCD'), closing }
}

const balanceOf = (balance: Node): ToldStatement['closing'] | null => {
  const { cents: amount } = amountOf(balance, 'Amt')
  const day = dayAt(balance, 'Dt')
  if (amount === null || day === null) return null
  return { cents: textAt(balance, 'CdtDbtInd') === 'DBIT' ? negate(amount) : amount, day }
}

/** A day that is written alone or with a time. */
const dayAt = (node: Node, name: string): string | null => {
  const day = (textAt(node, name, 'Dt') || textAt(node, name, 'DtTm')).slice(0, 10)
  return isDay(day) ? day : null
}

const entryLines = (entry: Node): AnswerLine[] => {
  const told = all(entry, 'NtryDtls', 'TxDtls')
  // What has no details is told by the entry itself, such as fees of the bank.
  const details = told.length > 0 ? told : [entry]
  const isBooked = (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'
  return details.map((detail) => {
    const direction = textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
    return {
      endToEndId: textAt(detail, 'Refs', 'EndToEndId') || notProvided,
      // The whole entry's amount is this payment's only where it is alone in it.
      ...detailAmount(detail, details.length === 1 ? entry : undefined),
      says: isBooked ? saidByEntry(entry, detail, direction) : 'pending',
      status: direction || notProvided,
      reason: reasonOf(detail, 'RtrInf'),
      bookedOn: isBooked ? (dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt')) : null,
      words: wordsOf(entry, detail, direction),
    }
  })
}

// Who is on the other side stands at its own place since version 8, below its party before.
const wordsOf = (entry: Node, detail: Node, direction: string): string | null => {
  const side = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const name = textAt(detail, 'RltdPties', side, 'Pty', 'Nm') || textAt(detail, 'RltdPties', side, 'Nm')
  const text = textAt(detail, 'RmtInf', 'Ustrd') || textAt(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
  return [name, text].filter(Boolean).join(': ') || null
}

// Anybody can name a transfer to us as ours was named: it has come back only where the bank itself says so.
const saidByEntry = (entry: Node, detail: Node, direction: string): BankWord => {
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  if (direction === 'DBIT') return isReversal ? 'pending' : 'paid'
  if (direction !== 'CRDT') return 'pending'
  return isReversal || all(detail, 'RtrInf').length > 0 || isReturn(detail) || isReturn(entry) ? 'returned' : 'credited'
}

// Bank transaction code of ISO 20022: a reimbursement or a return.
const isReturn = (node: Node): boolean => textAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') === 'RRTN'

const detailAmount = (detail: Node, entry: Node | undefined): Pick<AnswerLine, 'cents' | 'hasAmount'> => {
  const [transaction] = all(detail, 'AmtDtls', 'TxAmt')
  const [instructed] = all(detail, 'AmtDtls', 'InstdAmt')
  for (const parent of [detail, transaction, instructed, entry]) {
    const amount = amountOf(parent, 'Amt')
    if (amount.hasAmount) return amount
  }
  // A statement always tells an amount; one that does not is not believed.
  return { cents: null, hasAmount: true }
}
