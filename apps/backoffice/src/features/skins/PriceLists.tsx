import { setQuoteDays } from '@pandrop/contract/staff/routes/skins'
import { type PriceList, priceListDaysMax } from '@pandrop/contract/staff/skins'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { TextField } from '@pandrop/ui/TextField'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showCount, showDay } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { priceListTexts as texts } from '../../texts/skins.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { priceListsQuery, skinsChanged } from './skinQueries.ts'

const listText = ({ day, kinds }: PriceList): string => `${showDay(day)}, ${texts.kinds(kinds)}`

/** How old the prices are that the shop buys and sells by, and how old one may be that it quotes by. */
export const PriceLists = () => {
  const { data, error, isFetching, refetch } = useQuery(priceListsQuery)
  const [changing, setChanging] = useState(false)
  const isAdministrator = useStaff()?.role === 'administrator'
  if (error && !data) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-28 rounded-large" />
      </div>
    )
  const { lists, newest_days: days, quote_days_max: quoteDays } = data
  const change = isAdministrator && <StaffButton onClick={() => setChanging(true)}>{texts.change}</StaffButton>
  return (
    <Section title={texts.title} aside={change}>
      {days !== null && days > priceListDaysMax && (
        <p className="mb-3 flex items-start gap-2 text-warn">
          <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
          {texts.old(days)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-8 gap-y-2 tight:grid-cols-1">
        <Facts
          facts={
            lists.length === 0
              ? [{ term: texts.newest, value: texts.none }]
              : lists.map((list) => ({ term: list.name, value: listText(list) }))
          }
        />
        <Facts
          facts={[
            { term: texts.byHand, value: showCount(data.by_hand) },
            { term: texts.quote, value: quoteDays === 0 ? texts.quoteAlways : texts.quoteUntil(quoteDays) },
            { term: texts.outdated, value: quoteDays === 0 ? null : texts.kinds(data.outdated) },
          ]}
        />
      </div>
      {changing && <QuoteDaysDialog days={quoteDays} onClose={() => setChanging(false)} />}
    </Section>
  )
}

const QuoteDaysDialog = ({ days: standing, onClose }: { days: number; onClose: () => void }) => {
  const [typed, setTyped] = useState(String(standing))
  const [tried, setTried] = useState(false)
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
  const isWrong = days === null || days > 3650
  const call = useCall(setQuoteDays, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved,
    onDone: async () => {
      await skinsChanged()
      onClose()
    },
  })
  const save = (): void => {
    setTried(true)
    if (!isWrong) void call.run({ body: { days } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.changeTitle}
      text={texts.changeText}
      submitLabel={texts.save}
      busy={call.running}
      failure={call.failureText}
      onSubmit={save}
    >
      <TextField
        label={texts.days}
        hint={texts.daysHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        error={tried && isWrong ? texts.daysWrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
