import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm, type ChangePasswordForm as Form } from '@pandrop/contract/forms/new-password'
import type { Profile } from '@pandrop/contract/profile'
import { changePassword } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useForm, useWatch } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { useFormFailure } from './useFormFailure.ts'

const empty = { cur_password: '', new_password: '', repeat_password: '' }
const fields = Object.keys(empty)
const texts = { otherwise: 'password_change_failed', unreadable: 'password_update_failed' } as const

/** The form with its guard against double submits and the server's word on single fields. */
const usePasswordChange = () => {
  const text = useText()
  const toast = useToasts()
  const guard = useSubmitGuard()
  const form = useForm<Form>({ resolver: zodResolver(changePasswordForm), defaultValues: empty })
  const newPassword = useWatch({ control: form.control, name: 'new_password' })
  const call = useCall(changePassword, {
    failed: 'password_change_failed',
    quiet: true,
    onDone: ({ message }) => {
      toast.success(message)
      form.reset(empty)
    },
    onFailure: (failure) => showServerErrors(form, failure),
  })
  const failed = useFormFailure(call.failure, texts, fields)
  const send = form.handleSubmit(
    async (change) => {
      await call.run({ body: change })
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  const submit = () => guard.enter() && void send()
  return { field: fieldProps(form, text), newPassword, running: call.running, failed, submit }
}

/** Changes the password from within the account (docs/behaviour/accounts.md#change-password). */
export const PasswordPanel = ({ profile }: { profile: Profile | undefined }) => {
  const text = useText()
  const { field, newPassword, running, failed, submit } = usePasswordChange()
  const shown = { showLabel: text('auth_show_password'), hideLabel: text('auth_hide_password'), maxLength: 128 }
  if (!profile) return <Skeleton className="h-[498px] w-full rounded-modal sm:h-[404px] desktop:h-[292px]" />
  return (
    <Panel title={text('password_title')}>
      <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-bone-1">{text('password_text')}</p>
        {/* Password managers keep the new password under the name that stands beside it. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
          <PasswordField
            {...field('cur_password')}
            {...shown}
            className="sm:col-span-2 desktop:col-span-1"
            label={text('password_current')}
            autoComplete="current-password"
          />
          <div className="flex flex-col gap-2">
            <PasswordField
              {...field('new_password', 'repeat_password')}
              {...shown}
              label={text('new_password')}
              autoComplete="new-password"
            />
            <PasswordRules password={newPassword} />
          </div>
          <PasswordField
            {...field('repeat_password', 'new_password')}
            {...shown}
            label={text('new_password_confirm')}
            autoComplete="new-password"
          />
        </div>
        <FormAlert text={failed} />
        <Button
          type="submit"
          className="self-start compact:self-stretch"
          loading={running}
          loadingLabel={text('password_changing')}
        >
          {text('password_action')}
        </Button>
      </SubmitForm>
    </Panel>
  )
}
