import { TextField } from '@pandrop/ui/TextField'
import { useText } from '../hooks/useText.ts'
import type { FieldProps } from './fieldProps.ts'

interface CodeFieldProps extends FieldProps {
  /** it is the first one of an app, which no recovery code stands for */
  ofApp?: boolean | undefined
}

/** Where a code of the second factor is typed: of an authenticator app, or a recovery code. */
export const CodeField = ({ ofApp, ...field }: CodeFieldProps) => {
  const text = useText()
  return (
    <TextField
      {...field}
      inputMode={ofApp ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      label={text(ofApp ? 'factor_first_code' : 'factor_code')}
      hint={text(ofApp ? 'factor_first_code_hint' : 'factor_code_hint')}
    />
  )
}
