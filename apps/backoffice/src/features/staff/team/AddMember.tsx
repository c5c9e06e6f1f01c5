import { type StaffRole, staffRoles } from '@pandrop/contract/staff/roles'
import { createStaff } from '@pandrop/contract/staff/routes/staff'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { teamTexts } from '../../../texts/team.ts'
import { forgetTeam, type NewAccess } from './teamQuery.ts'

interface AddMemberProps {
  onClose: () => void
  onAdded: (access: NewAccess) => void
}

const roleOptions = staffRoles.map((role) => ({ value: role, label: shellTexts.roles[role] }))

/** Asks who it is and what they may do. */
export const AddMember = ({ onClose, onAdded }: AddMemberProps) => {
  const [person, setPerson] = useState({ name: '', email: '', role: 'operator' as StaffRole })
  const [tried, setTried] = useState(false)
  const add = useCall(createStaff, {
    failed: teamTexts.addFailed,
    quiet: true,
    onDone: ({ staff, one_time_password: password }) => {
      void forgetTeam()
      onAdded({ name: staff.name, password })
    },
  })
  const { name, email, role } = person
  const submit = () => {
    setTried(true)
    if (name.trim() && email.trim()) void add.run({ body: { name: name.trim(), email: email.trim(), role } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={teamTexts.addTitle}
      text={teamTexts.addText}
      submitLabel={teamTexts.addSubmit}
      busy={add.running}
      failure={Object.keys(add.fieldErrors).length > 0 ? undefined : add.failureText}
      onSubmit={submit}
    >
      <TextField
        label={teamTexts.name}
        autoComplete="off"
        maxLength={80}
        error={tried && !name.trim() ? teamTexts.nameMissing : add.fieldErrors.name}
        value={name}
        onChange={(event) => setPerson({ ...person, name: event.target.value })}
      />
      <TextField
        label={teamTexts.email}
        type="email"
        autoComplete="off"
        error={tried && !email.trim() ? teamTexts.emailMissing : add.fieldErrors.email}
        value={email}
        onChange={(event) => setPerson({ ...person, email: event.target.value })}
      />
      <SelectField
        label={teamTexts.role}
        hint={teamTexts.roleHint[role]}
        options={roleOptions}
        value={role}
        onChange={(event) => setPerson({ ...person, role: event.target.value as StaffRole })}
      />
    </FormDialog>
  )
}
