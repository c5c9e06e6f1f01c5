import { isVerificationPending, type RejectionReason, rejectionReasons } from '@pandrop/contract/lifecycle/verification'
import { approveVerification, rejectVerification } from '@pandrop/contract/staff/routes/verifications'
import { rejectionWordsMax, type StaffVerification } from '@pandrop/contract/staff/verifications'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { useState } from 'react'
import { showDay, showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { rejectionNames, verificationTexts as texts } from '../../texts/verifications.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { verificationsChanged } from './verificationQueries.ts'

interface StepProps {
  about: StaffVerification
  onClose: () => void
}

const byWhom = (person: { name: string } | null, moment: string | null): string | null => {
  if (moment === null) return null
  return person ? texts.by(person.name, showMoment(moment)) : showMoment(moment)
}

/** What was decided about a request, and what can be. */
export const DecisionPanel = ({ about }: { about: StaffVerification }) => {
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const staffId = useStaff()?.id
  const isOwn = staffId !== undefined && about.first_approved_by?.id === staffId
  const close = () => setOpen(null)
  return (
    <Section title={texts.decision}>
      <Facts
        facts={[
          { term: texts.asked, value: showMoment(about.asked_at), mono: true },
          { term: texts.firstApproval, value: byWhom(about.first_approved_by, about.first_approved_at) },
          { term: texts.decided, value: byWhom(about.decided_by, about.decided_at) },
          { term: texts.reason, value: about.reason && rejectionNames[about.reason] },
          { term: texts.words, value: about.seen_elsewhere ? null : about.message || null },
          { term: texts.validUntil, value: about.valid_until && showDay(about.valid_until), mono: true },
          { term: texts.ended, value: about.expired_at && showMoment(about.expired_at), mono: true },
        ]}
      />
      {isVerificationPending(about.state) && (
        <div className="mt-4">
          <ActionBar label={texts.decision}>
            <StaffButton
              kind="primary"
              onClick={() => setOpen('approve')}
              {...(isOwn && { disabledReason: texts.own })}
            >
              {about.first_approved_by ? texts.approveSecond : texts.approve}
            </StaffButton>
            <StaffButton kind="danger" onClick={() => setOpen('reject')}>
              {texts.reject}
            </StaffButton>
          </ActionBar>
        </div>
      )}
      {open === 'approve' && <ApproveDialog about={about} onClose={close} />}
      {open === 'reject' && <RejectDialog about={about} onClose={close} />}
    </Section>
  )
}

const ApproveDialog = ({ about: { id, needs_second: needsSecond, first_approved_by: first }, onClose }: StepProps) => {
  const isFirst = needsSecond && first === null
  const approve = useCall(approveVerification, {
    failed: texts.approveFailed,
    done: ({ verification }) => (isVerificationPending(verification.state) ? texts.approvedFirst : texts.approved),
    quiet: true,
    onDone: verificationsChanged,
  })
  return (
    <FormDialog
      open
      title={texts.approveTitle}
      text={isFirst ? texts.approveFirstText : texts.approveText}
      submitLabel={first ? texts.approveSecond : texts.approve}
      busy={approve.running}
      {...(approve.failureText ? { failure: approve.failureText } : {})}
      onClose={onClose}
      onSubmit={async () => (await approve.run({ params: { id }, body: {} })) && onClose()}
    />
  )
}

const reasons = rejectionReasons.map((value) => ({ value: value as string, label: rejectionNames[value] }))

const RejectDialog = ({ about: { id }, onClose }: StepProps) => {
  const [reason, setReason] = useState<RejectionReason>('unreadable')
  const [words, setWords] = useState('')
  const reject = useCall(rejectVerification, {
    failed: texts.rejectFailed,
    done: texts.rejected,
    quiet: true,
    onDone: verificationsChanged,
  })
  const message = words.trim()
  const body = { reason, ...(message !== '' && { message }) }
  return (
    <FormDialog
      open
      danger
      title={texts.rejectTitle}
      text={texts.rejectText}
      submitLabel={texts.reject}
      busy={reject.running}
      {...(reject.failureText ? { failure: reject.failureText } : {})}
      onClose={onClose}
      onSubmit={async () => (await reject.run({ params: { id }, body })) && onClose()}
    >
      <SelectField
        label={texts.reason}
        options={reasons}
        value={reason}
        onChange={({ target }) => setReason(target.value as RejectionReason)}
      />
      <TextArea
        label={texts.rejectWords}
        hint={texts.rejectWordsHint}
        error={reject.fieldErrors.message}
        rows={3}
        maxLength={rejectionWordsMax}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  )
}
