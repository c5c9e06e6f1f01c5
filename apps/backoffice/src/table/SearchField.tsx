import { IconButton } from '@pandrop/ui/IconButton'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { tableTexts } from '../texts/table.ts'

interface SearchFieldProps {
  /** what can be searched for, read out as its label and shown as its placeholder: "Order, e-mail or trade link" */
  label: string
  /** the words that the list is searched for now, usually from `useAddress` */
  value: string
  /** called a moment after the last letter, and at once on Enter */
  onChange: (words: string) => void
  className?: string
}

const pauseMilliseconds = 250

/** The search of a list; it waits until the typing pauses. */
export const SearchField = ({ label, value, onChange, className }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const search = (words: string): void => {
    if (words === sent.current) return
    sent.current = words
    onChange(words)
  }
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  })
  // The address changed by itself, such as on the way back.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => newest.current(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed.trim())
        if (event.key === 'Escape' && typed !== '') setTyped('')
      }}
      before={<IconSearch aria-hidden="true" size={18} stroke={1.6} />}
      after={
        typed !== '' && (
          <IconButton kind="plain" label={tableTexts.clearSearch} onClick={() => setTyped('')} className="size-8!">
            <IconX aria-hidden="true" size={16} stroke={1.6} />
          </IconButton>
        )
      }
      className={className ?? 'w-full min-w-0 sm:w-72'}
    />
  )
}
