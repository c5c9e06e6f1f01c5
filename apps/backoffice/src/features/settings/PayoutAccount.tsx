import type { PayoutAccount as Standing } from '@pandrop/contract/staff/payout-account'
import {
  approvePayoutAccount,
  declinePayoutAccount,
  getPayoutAccount,
  proposePayoutAccount,
} from '@pandrop/contract/staff/routes/payouts'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { TextField } from '@pandrop/ui/TextField'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { payoutAccountTexts as texts } from '../../texts/settings-accounts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

const accountQuery = queryOptions({
  queryKey: ['payout-account'],
  queryFn: ({ signal }): Promise<Standing> => api.send(getPayoutAccount, { signal }),
})

const show = (standing: Standing): void => void queryClient.setQueryData(accountQuery.queryKey, standing)

const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })

/** The account that payouts leave from: one administrator proposes another, a second one decides. */
export const PayoutAccount = ({ mayChange }: { mayChange: boolean }) => {
  const { data: standing, error, isFetching, refetch } = useQuery(accountQuery)
  const [proposing, setProposing] = useState(false)
  if (error && !standing)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!standing) return <Skeleton className="h-40 rounded-large" />
  const { account, proposal } = standing
  return (
    <Section title={texts.title}>
      <div className="flex flex-col gap-4">
        <p className="text-bone-2">{texts.hint}</p>
        {account ? (
          <Facts
            facts={[
              { term: texts.name, value: account.name },
              { term: texts.iban, value: account.iban_masked, mono: true },
              { term: texts.bic, value: account.bic, mono: true },
              { term: texts.place, value: `${account.town}, ${account.country}` },
            ]}
          />
        ) : (
          <p className="text-warn">{texts.none}</p>
        )}
        {proposal && <Proposal proposal={proposal} mayChange={mayChange} />}
        {mayChange && !proposal && (
          <StaffButton className="self-start" onClick={() => setProposing(true)}>
            {texts.change}
          </StaffButton>
        )}
      </div>
      {proposing && <ProposeDialog onClose={() => setProposing(false)} />}
    </Section>
  )
}

interface ProposalProps {
  proposal: NonNullable<Standing['proposal']>
  mayChange: boolean
}

/** As banks print it. */
const inFours = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** What was proposed, whole: whoever decides compares it with the bank's paper. */
const Proposal = ({ proposal, mayChange }: ProposalProps) => {
  const { id, name, iban, bic, town, country, reason, proposed_by: by, proposed_at: at, own } = proposal
  const approve = useCall(approvePayoutAccount, {
    failed: texts.decideFailed,
    done: texts.approved,
    onDone: show,
    onFailure: readAgain,
  })
  const decline = useCall(declinePayoutAccount, {
    failed: texts.decideFailed,
    done: texts.declined,
    onDone: show,
    onFailure: readAgain,
  })
  return (
    <div className="flex flex-col gap-3 rounded-input bg-ink-2 p-4">
      <p className="font-[560]">{texts.proposed(by.name, showMoment(at))}</p>
      <Facts
        facts={[
          { term: texts.name, value: name },
          { term: texts.iban, value: inFours(iban), mono: true },
          { term: texts.bic, value: bic, mono: true },
          { term: texts.place, value: `${town}, ${country}` },
          { term: texts.reason, value: reason },
        ]}
      />
      {mayChange && (
        <div className="flex flex-wrap items-center gap-2">
          <StaffButton
            kind="primary"
            loading={approve.running}
            disabledReason={own ? texts.own : undefined}
            onClick={() => void approve.run({ params: { id }, body: {} })}
          >
            {texts.approve}
          </StaffButton>
          <StaffButton loading={decline.running} onClick={() => void decline.run({ params: { id }, body: {} })}>
            {texts.decline}
          </StaffButton>
        </div>
      )}
    </div>
  )
}

const fields = ['name', 'iban', 'bic', 'town', 'country'] as const

const nothing = { name: '', iban: '', bic: '', town: '', country: '', reason: '' }

const ProposeDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState(nothing)
  const [tried, setTried] = useState(false)
  const call = useCall(proposePayoutAccount, {
    failed: texts.proposeFailed,
    quiet: true,
    done: texts.proposedDone,
    onDone: (standing) => {
      show(standing)
      onClose()
    },
  })
  const isEmpty = (name: keyof typeof nothing): boolean => typed[name].trim() === ''
  const send = (): void => {
    setTried(true)
    if (!Object.keys(nothing).some((name) => isEmpty(name as keyof typeof nothing))) void call.run({ body: typed })
  }
  const errorOf = (name: keyof typeof nothing): string | undefined =>
    call.fieldErrors[name] ?? (tried && isEmpty(name) ? texts.missing : undefined)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.proposeTitle}
      text={texts.proposeText}
      submitLabel={texts.propose}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      onSubmit={send}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={texts.fields[name]}
          autoComplete="off"
          maxLength={name === 'country' ? 2 : 70}
          value={typed[name]}
          error={errorOf(name)}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <ReasonField
        value={typed.reason}
        error={errorOf('reason')}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
    </FormDialog>
  )
}
