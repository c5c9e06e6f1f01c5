import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import { dayText } from '@pandrop/dictionaries/dates'
import { showEuro } from '../format.ts'
import { statementTexts as texts } from '../texts/statements.ts'
import { Facts } from './Facts.tsx'

const sum = (term: string, units: number) => ({ term, value: <span className="tabular-nums">{showEuro(units)}</span> })

const unbroken = (account: string | null): string | null => account?.replaceAll(' ', '\u00a0') ?? null

const cents = (units: number): number => Math.round(units * 100)

/** What a statement says of the account beside the books: red where they differ, with what that may be made of. */
export const StatementFacts = ({ statement }: { statement: BankStatement }) => {
  const { closing, booked, not_found: notFound, unknown } = statement
  const opening = statement.opening === null ? [] : [sum(texts.opening, statement.opening)]
  if (booked === null)
    return (
      <>
        <Facts
          facts={[
            { term: texts.account, value: unbroken(statement.account), mono: true },
            ...opening,
            sum(texts.closing, closing),
          ]}
        />
        <p className="mt-3 text-bone-2">{texts.notOurs}</p>
      </>
    )
  const apart = (cents(closing) - cents(booked)) / 100
  return (
    <>
      <Facts
        facts={[
          { term: texts.account, value: unbroken(statement.account), mono: true },
          { term: texts.day, value: dayText(statement.closes_on) },
          ...opening,
          sum(texts.closing, closing),
          {
            term: texts.booked,
            value: (
              <strong className={apart === 0 ? 'font-[640] tabular-nums' : 'font-[640] text-danger tabular-nums'}>
                {showEuro(booked)}
              </strong>
            ),
          },
          ...(apart === 0 ? [] : [sum(texts.apart, apart)]),
          ...(notFound.payouts === 0 ? [] : [sum(texts.notFound(notFound.payouts), 0 - notFound.amount)]),
          ...(unknown.lines === 0 ? [] : [sum(texts.unknown(unknown.lines), unknown.amount)]),
        ]}
      />
      <p className="mt-3 text-bone-2">{apart === 0 ? texts.agrees : texts.madeOf}</p>
    </>
  )
}
