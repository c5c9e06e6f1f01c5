import { isInStock, type WithdrawalCause, withdrawalCauses } from '@pandrop/contract/lifecycle/item'
import { isFindingOpen } from '@pandrop/contract/lifecycle/stock-finding'
import { takeFindingStep } from '@pandrop/contract/staff/routes/stock-taking'
import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import { Dialog } from '@pandrop/ui/Dialog'
import { SelectField } from '@pandrop/ui/SelectField'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { formTexts } from '../../texts/forms.ts'
import { withdrawalCauseNames } from '../../texts/item-forms.ts'
import { findingStateNames, findingTexts, answerTexts as texts } from '../../texts/stock-taking.ts'
import { Facts } from '../../ui/Facts.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { bookedText } from './findingColumns.tsx'
import { findingsChanged } from './stockTakingQueries.ts'

interface AnswerDialogProps {
  finding: StockFinding
  onClose: () => void
}

/** What is known of a finding that is of an item, or is over, and how it is answered. */
export const AnswerDialog = ({ finding, onClose }: AnswerDialogProps) => {
  if (!isFindingOpen(finding.state)) return <OverDialog finding={finding} onClose={onClose} />
  return finding.kind === 'moved' ? (
    <MovedDialog finding={finding} onClose={onClose} />
  ) : (
    <MissingDialog finding={finding} onClose={onClose} />
  )
}

const FindingFacts = ({ finding }: { finding: StockFinding }) => {
  const { item, account, asset_id: asset, float, paint_seed: seed } = finding
  return (
    <Facts
      facts={[
        { term: findingTexts.columns.state, value: item && <ItemLink item={item} /> },
        { term: findingTexts.account, value: account.label },
        { term: findingTexts.asset, value: asset, mono: true },
        { term: findingTexts.booked, value: finding.booked && bookedText(finding), mono: true },
        { term: findingTexts.float, value: float, mono: true },
        { term: findingTexts.seed, value: seed, mono: true },
        {
          term: findingTexts.protectedUntil,
          value: finding.tradable_from && showMoment(finding.tradable_from),
          mono: true,
        },
        { term: findingTexts.columns.found, value: showMoment(finding.found_at), mono: true },
      ]}
    />
  )
}

const linkClass = 'rounded-check underline underline-offset-2'

const ItemLink = ({ item }: { item: NonNullable<StockFinding['item']> }) => (
  <>
    <Link to={paths.item(item.id)} className={linkClass}>
      {findingTexts.itemOf(item.id)}
    </Link>
    {item.order_id !== null && (
      <>
        {', '}
        <Link to={paths.order(item.order_id)} className={linkClass}>
          {findingTexts.orderOf(item.order_id)}
        </Link>
      </>
    )}
  </>
)

const useAnswer = (finding: StockFinding, onClose: () => void) => {
  const call = useCall(takeFindingStep, {
    failed: texts.failed,
    quiet: true,
    done: ({ finding: { state } }) => findingStateNames[state],
    onDone: async () => {
      await findingsChanged()
      onClose()
    },
  })
  type Body = Parameters<typeof call.run>[0]['body']
  return { call, send: (body: Body) => void call.run({ params: { id: finding.id }, body }) }
}

const MovedDialog = ({ finding, onClose }: AnswerDialogProps) => {
  const { call, send } = useAnswer(finding, onClose)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.movedTitle}
      text={`${finding.market_name}. ${texts.movedText}`}
      submitLabel={texts.correctSubmit}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => send({ step: 'correct' })}
    >
      <FindingFacts finding={finding} />
    </FormDialog>
  )
}

const isCause = (typed: string): typed is WithdrawalCause => withdrawalCauses.some((cause) => cause === typed)

const causes = withdrawalCauses.map((value) => ({ value, label: withdrawalCauseNames[value] }))

const MissingDialog = ({ finding, onClose }: AnswerDialogProps) => {
  const { call, send } = useAnswer(finding, onClose)
  const [answer, setAnswer] = useState('')
  const [because, setBecause] = useState('')
  const [reason, setReason] = useState('')
  const [missed, setMissed] = useState(false)
  const isWithdrawing = answer === 'withdraw'
  const isPromised = finding.item !== null && !isInStock(finding.item.state)
  const submit = () => {
    setMissed(true)
    if (isWithdrawing && isCause(because)) send({ step: 'withdraw', because, ...(reason.trim() && { reason }) })
    if (answer === 'dismiss' && reason.trim()) send({ step: 'dismiss', reason })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.missingTitle}
      text={`${finding.market_name}. ${texts.missingText} ${finding.hidden ? findingTexts.hidden : ''}`}
      submitLabel={isWithdrawing ? texts.withdrawSubmit : texts.dismissSubmit}
      danger={isWithdrawing}
      busy={call.running}
      failure={call.failureText}
      disabledReason={answer === '' ? texts.choose : undefined}
      onSubmit={submit}
    >
      <FindingFacts finding={finding} />
      {isPromised && <p className="text-danger">{texts.promised}</p>}
      <SelectField
        label={texts.answer}
        placeholder={texts.choose}
        options={[
          ...(isPromised ? [] : [{ value: 'withdraw', label: texts.withdraw }]),
          { value: 'dismiss', label: texts.dismiss },
        ]}
        value={answer}
        onChange={({ target: { value } }) => {
          setAnswer(value)
          setMissed(false)
        }}
      />
      {isWithdrawing && (
        <SelectField
          label={texts.because}
          placeholder={texts.becauseChoose}
          options={causes}
          value={because}
          error={missed && because === '' ? texts.becauseMissing : undefined}
          onChange={({ target: { value } }) => setBecause(value)}
        />
      )}
      {answer !== '' && (
        <ReasonField
          value={reason}
          onChange={setReason}
          error={missed && !isWithdrawing && reason.trim() === '' ? formTexts.reasonMissing : undefined}
        />
      )}
    </FormDialog>
  )
}

/** What became of it; nothing can be done any more. */
const OverDialog = ({ finding, onClose }: AnswerDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={findingStateNames[finding.state]}
    text={finding.market_name}
    closeLabel={formTexts.close}
    width={480}
    action={
      <div className="flex justify-end">
        <StaffButton onClick={onClose}>{formTexts.close}</StaffButton>
      </div>
    }
  >
    <div className="flex flex-col gap-4">
      <FindingFacts finding={finding} />
      <Facts
        facts={[
          { term: findingTexts.columns.by, value: finding.ended_by?.name ?? findingTexts.bySelf },
          { term: findingTexts.columns.ended, value: finding.ended_at && showMoment(finding.ended_at), mono: true },
          { term: findingTexts.reason, value: finding.reason },
        ]}
      />
    </div>
  </Dialog>
)
