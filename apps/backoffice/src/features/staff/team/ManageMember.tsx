import { changeStaff, resetStaff } from '@pandrop/contract/staff/routes/staff'
import type { StaffMember } from '@pandrop/contract/staff/team'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { formTexts } from '../../../texts/forms.ts'
import { teamTexts } from '../../../texts/team.ts'
import { ActionBar } from '../../../ui/ActionBar.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { whyNot } from './memberRules.ts'
import { forgetTeam, type NewAccess, teamQuery } from './teamQuery.ts'

interface ManageMemberProps {
  member: StaffMember
  onClose: () => void
  onReset: (access: NewAccess) => void
}

type Step = 'role' | 'lock' | 'reset'

/** What can be done with somebody's role and access; each step asks once more. */
export const ManageMember = (props: ManageMemberProps) => {
  const { member, onClose } = props
  const [step, setStep] = useState<Step | null>(null)
  const self = useStaff()?.id
  const { data: team = [] } = useQuery(teamQuery)
  if (step === 'reset') return <Reset {...props} />
  if (step) return <Change {...props} step={step} />
  const reason = whyNot(member, { self, team })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={member.name}
      text={teamTexts.manageText(member.email)}
      closeLabel={formTexts.close}
    >
      <ActionBar label={teamTexts.open(member.name)}>
        <StaffButton disabledReason={reason} onClick={() => setStep('role')}>
          {member.role === 'operator' ? teamTexts.makeAdministrator : teamTexts.makeOperator}
        </StaffButton>
        <StaffButton
          kind={member.active ? 'danger' : 'secondary'}
          disabledReason={reason}
          onClick={() => setStep('lock')}
        >
          {member.active ? teamTexts.lock : teamTexts.unlock}
        </StaffButton>
        <StaffButton disabledReason={member.id === self ? teamTexts.you : undefined} onClick={() => setStep('reset')}>
          {teamTexts.reset}
        </StaffButton>
      </ActionBar>
    </Dialog>
  )
}

interface ChangeTexts {
  title: string
  text: string
  submit: string
  done: string
  failed: string
  body: { role?: StaffMember['role']; active?: boolean }
}

const changeOf = ({ name, role, active }: StaffMember, step: 'role' | 'lock'): ChangeTexts => {
  if (step === 'role') {
    const next = role === 'operator' ? 'administrator' : 'operator'
    const words = teamTexts.roleWithArticle[next]
    return {
      title: teamTexts.roleTitle(name, words),
      text: teamTexts.roleHint[next],
      submit: next === 'operator' ? teamTexts.makeOperator : teamTexts.makeAdministrator,
      done: teamTexts.roleDone(name, words),
      failed: teamTexts.roleFailed,
      body: { role: next },
    }
  }
  return {
    title: active ? teamTexts.lockTitle(name) : teamTexts.unlockTitle(name),
    text: active ? teamTexts.lockText : teamTexts.unlockText,
    submit: active ? teamTexts.lock : teamTexts.unlock,
    done: active ? teamTexts.lockDone(name) : teamTexts.unlockDone(name),
    failed: teamTexts.lockFailed,
    body: { active: !active },
  }
}

const Change = ({ member, onClose, step }: ManageMemberProps & { step: 'role' | 'lock' }) => {
  const { title, text, submit, done, failed, body } = changeOf(member, step)
  const change = useCall(changeStaff, {
    failed,
    done,
    quiet: true,
    onDone: async () => {
      await forgetTeam()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submit}
      danger={step === 'lock' && member.active}
      busy={change.running}
      failure={change.failureText}
      onSubmit={() => void change.run({ params: { id: member.id }, body })}
    />
  )
}

const Reset = ({ member, onClose, onReset }: ManageMemberProps) => {
  const reset = useCall(resetStaff, {
    failed: teamTexts.resetFailed,
    quiet: true,
    onDone: ({ staff, one_time_password: password }) => {
      void forgetTeam()
      onReset({ name: staff.name, password })
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={teamTexts.resetTitle(member.name)}
      text={teamTexts.resetText}
      submitLabel={teamTexts.reset}
      danger
      busy={reset.running}
      failure={reset.failureText}
      onSubmit={() => void reset.run({ params: { id: member.id } })}
    />
  )
}
