import { Button } from '@pandrop/ui/Button'
import { useHydrated } from '../../hooks/useHydrated.ts'

interface SubmitButtonProps {
  running: boolean
  runningLabel: string
  label: string
}

/**
 * Sends its form once the script is there to take it. Before that it is a plain button: the browser would send the
 * form by itself, password and all.
 */
export const SubmitButton = ({ running, runningLabel, label }: SubmitButtonProps) => {
  const hydrated = useHydrated()
  return (
    <Button type={hydrated ? 'submit' : 'button'} size={56} wide loading={running} loadingLabel={runningLabel}>
      {label}
    </Button>
  )
}
