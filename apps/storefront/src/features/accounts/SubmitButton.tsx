import { Button } from '@pandrop/ui/Button'
import { useSyncExternalStore } from 'react'

interface SubmitButtonProps {
  running: boolean
  runningLabel: string
  label: string
}

const neverChanges = () => () => undefined

/**
 * Sends its form once the script is there to take it. Before that it is a plain button: the browser would send the
 * form by itself, password and all.
 */
export const SubmitButton = ({ running, runningLabel, label }: SubmitButtonProps) => {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <Button type={hydrated ? 'submit' : 'button'} size={56} wide loading={running} loadingLabel={runningLabel}>
      {label}
    </Button>
  )
}
