import { passwordRules } from '@pandrop/contract/forms/new-password'
import { staffChangePassword } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { signInTexts } from '../../../texts/staff.ts'

const empty = { current: '', password: '', repeated: '' }

type Typed = typeof empty

const errorsOf = ({ current, password, repeated }: Typed): Partial<Typed> => ({
  ...(current === '' && { current: signInTexts.passwordMissing }),
  ...(Object.values(passwordRules).some((rule) => !rule(password)) && { password: signInTexts.passwordWeak }),
  ...(password !== repeated && { repeated: signInTexts.passwordsDiffer }),
})

/**
 * The form that replaces a password.
 * @param options.current the one that was just typed at the sign-in; '' asks for it
 */
export const useNewPassword = (options: { current: string; onDone: (session: StaffSession) => void }) => {
  const [typed, setTyped] = useState<Typed>({ ...empty, current: options.current })
  const [errors, setErrors] = useState<Partial<Typed>>({})
  const change = useCall(staffChangePassword, {
    failed: signInTexts.passwordFailed,
    quiet: true,
    onDone: ({ session }) => {
      setTyped(empty)
      options.onDone(session)
    },
  })
  const submit = () => {
    const found = errorsOf(typed)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    void change.run({ body: { cur_password: typed.current, password: typed.password } })
  }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  return { field, submit, running: change.running, failure: change.failureText, password: typed.password }
}
