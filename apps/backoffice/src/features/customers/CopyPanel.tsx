import type { CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import { askCustomerCopy, getCustomerCopy } from '@pandrop/contract/staff/routes/customers'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { copyTexts as texts } from '../../texts/customer-data.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { copyKey, HandoverActions, HandoverWords, keepCopy } from './CopyHandover.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

interface OfCustomer {
  customerId: number
}

const everyMilliseconds = 5000

const isUnderWay = (copy: CustomerCopy | null | undefined): boolean =>
  copy?.state === 'asked' || copy?.state === 'making'

/** The newest copy of a customer's data, and how administrators have one made. */
export const CopyPanel = ({ customerId }: OfCustomer) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: copyKey(customerId),
    queryFn: async ({ signal }) =>
      (await api.send(getCustomerCopy, { params: { id: customerId }, query: {}, signal })).copy,
    refetchInterval: ({ state }) => isUnderWay(state.data) && everyMilliseconds,
  })
  return (
    <Section title={texts.title}>
      {data !== undefined && <Copy customerId={customerId} copy={data} />}
      {data === undefined && error && (
        <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {data === undefined && !error && <Skeleton className="h-16 rounded-large" />}
    </Section>
  )
}

const Copy = ({ customerId, copy }: OfCustomer & { copy: CustomerCopy | null }) => {
  const [isAsking, setAsking] = useState(false)
  const isAdministrator = useStaff()?.role === 'administrator'
  const isStanding = isUnderWay(copy) || copy?.state === 'ready'
  return (
    <div className="flex flex-col gap-3">
      <div role="status">
        {copy === null ? (
          <p className="text-bone-2">{texts.none}</p>
        ) : (
          <>
            <p className="font-[580]">
              {texts.states[copy.state]}
              {copy.ready_until && `, ${texts.until(showMoment(copy.ready_until))}`}
            </p>
            <p className="text-bone-2">{texts.askedBy(copy.asked_by, showMoment(copy.asked_at))}</p>
            {copy.handover && <HandoverWords handover={copy.handover} />}
          </>
        )}
      </div>
      {isAdministrator && (
        <div className="flex flex-wrap gap-2">
          <StaffButton onClick={() => setAsking(true)} {...(isStanding && { disabledReason: texts.underWay })}>
            {texts.open}
          </StaffButton>
          {copy && <HandoverActions customerId={customerId} copy={copy} />}
        </div>
      )}
      {isAsking && <AskDialog customerId={customerId} onClose={() => setAsking(false)} />}
    </div>
  )
}

const AskDialog = ({ customerId, onClose }: OfCustomer & { onClose: () => void }) => {
  const client = useQueryClient()
  const ask = useCall(askCustomerCopy, {
    failed: texts.askFailed,
    done: texts.askDone,
    quiet: true,
    onDone: ({ copy }) => keepCopy(client, customerId, copy),
  })
  return (
    <ReasonDialog
      title={texts.askTitle}
      text={texts.askText}
      submitLabel={texts.ask}
      call={ask}
      send={(reason) => ask.run({ params: { id: customerId }, body: { reason } })}
      onClose={onClose}
    />
  )
}
