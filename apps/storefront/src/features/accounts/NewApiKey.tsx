import { Button } from '@pandrop/ui/Button'
import { TextField } from '@pandrop/ui/TextField'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../hooks/useText.ts'
import { useCopy } from './useCopy.ts'

/** A key that has just been made, this once. */
export const NewApiKey = ({ apiKey }: { apiKey: string }) => {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const { copied, copy } = useCopy(field, apiKey)
  // The form's button is gone; what comes next takes the focus.
  useEffect(() => copyButton.current?.focus(), [])
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        readOnly
        label={text('api_key_made_label')}
        value={apiKey}
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <Button
        ref={copyButton}
        kind="secondary"
        wide
        icon={<Icon aria-hidden="true" size={20} stroke={1.6} />}
        onClick={() => void copy()}
      >
        {text('api_key_copy')}
      </Button>
      <p role="status" className="min-h-5 text-[14px]/5 text-bone-1">
        {copied === null ? '' : text(copied ? 'api_key_copied' : 'api_key_copy_by_hand')}
      </p>
    </div>
  )
}
