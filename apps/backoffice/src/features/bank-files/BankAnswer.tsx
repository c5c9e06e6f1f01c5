import { asFailure } from '@pandrop/api-client/errors'
import { getBankAnswer } from '@pandrop/contract/staff/routes/payouts'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showMoment } from '../../format.ts'
import { payoutsKey } from '../../hooks/payoutsChanged.ts'
import { bankTexts } from '../../texts/bank.ts'
import { statementTexts } from '../../texts/statements.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatementFacts } from '../../ui/StatementFacts.tsx'
import { BankLines, countsText } from './BankLines.tsx'

/** One answer of the bank. */
export const useBankAnswer = (id: number | null) =>
  useQuery({
    queryKey: [...payoutsKey, 'answers', 'one', id],
    queryFn: ({ signal }) => api.send(getBankAnswer, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
  })

const Missing = () => <EmptyState title={bankTexts.answerMissing} text={bankTexts.answerMissingText} />

/** What an answer of the bank came to, read again at any time. */
export const BankAnswer = ({ id }: { id: number | null }) => {
  const { data, error, isFetching, refetch } = useBankAnswer(id)
  if (id === null) return <Missing />
  if (data) {
    const { answer, counts, lines, statements } = data
    return (
      <>
        {statements.map((statement) => (
          <Section key={`${statement.account} ${statement.closes_on}`} title={statementTexts.title}>
            <div className="max-w-[560px]">
              <StatementFacts statement={statement} />
            </div>
          </Section>
        ))}
        <Section title={bankTexts.result}>
          <p className="text-bone-1">{countsText(counts)}</p>
          <p className="mt-1 mb-3 text-bone-2">
            {bankTexts.importedBy(showMoment(answer.imported_at), answer.imported_by)}
            {lines.length < answer.lines && ` · ${bankTexts.firstLines(lines.length, answer.lines)}`}
          </p>
          <BankLines lines={lines} answerId={answer.id} />
        </Section>
      </>
    )
  }
  if (!error)
    return (
      <div role="status">
        <span className="sr-only">{bankTexts.answerLoading}</span>
        <Skeleton className="h-64 rounded-large" />
      </div>
    )
  if (asFailure(error).code === 'bank_answer_not_found') return <Missing />
  return <LoadFailed title={bankTexts.answerFailed} error={error} isFetching={isFetching} refetch={refetch} />
}
