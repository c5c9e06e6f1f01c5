import { TextField } from '@pandrop/ui/TextField'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (code: string) => void
  error?: string
  autoFocus?: boolean
}

/** Six digits of an authenticator; pasted spaces are left out. */
export const CodeField = ({ label, value, onChange, error, autoFocus }: CodeFieldProps) => (
  <TextField
    label={label}
    error={error}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus={autoFocus}
    maxLength={12}
    value={value}
    onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    className="[&_input]:font-mono [&_input]:text-[18px]! [&_input]:tracking-[.3em]"
  />
)
