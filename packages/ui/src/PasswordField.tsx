import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'before'> {
  /** "Show password" */
  showLabel: string
  /** "Hide password" */
  hideLabel: string
}

/** A password with a button that shows it. Give it `autoComplete`: current-password or new-password. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton kind="plain" label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" size={20} stroke={1.6} />
        </IconButton>
      }
    />
  )
}
