import { getReceiptMonth } from '@pandrop/contract/staff/routes/receipts'
import { monthAfter } from '@pandrop/money/days'
import { buttonClass } from '@pandrop/ui/Button'
import { TextField } from '@pandrop/ui/TextField'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { failureText } from '../../failureText.ts'
import { shopToday } from '../../shopTime.ts'
import { receiptTexts as texts } from '../../texts/receipts.ts'
import { Section } from '../../ui/Section.tsx'

const isMonth = (typed: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(typed)

const monthQuery = (month: string) => ({
  queryKey: ['receipts', 'month', month],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getReceiptMonth, { query: { month }, signal }),
  placeholderData: keepPreviousData,
  enabled: isMonth(month),
})

/** The receipts of a month as ZIP, for whoever keeps the books; a large month comes in parts. */
export const MonthArchive = () => {
  const [month, setMonth] = useState(() => monthAfter(shopToday().slice(0, 7), -1))
  const { data, isError, error } = useQuery(monthQuery(month))
  const found = data?.month === month ? data : undefined
  return (
    <Section title={texts.month}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.monthLabel}
          type="month"
          value={month}
          error={isMonth(month) ? undefined : texts.monthInvalid}
          onChange={({ target }) => setMonth(target.value.trim())}
          className="w-48"
        />
        <div className="flex min-h-11 flex-wrap items-center gap-2">
          {found &&
            Array.from({ length: found.parts }, (_, at) => (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                key={at}
                href={`/api/staff/receipts/months/${month}/${at + 1}`}
                download
                className={buttonClass({ kind: 'secondary', size: 40 })}
              >
                <IconDownload aria-hidden="true" size={18} stroke={1.6} />
                {texts.part(at + 1, found.parts)}
              </a>
            ))}
          <p role="status" className={isError ? 'text-danger' : 'text-bone-1'}>
            {isError ? failureText(error) : found && texts.ofMonth(found.receipts)}
          </p>
        </div>
      </div>
    </Section>
  )
}
