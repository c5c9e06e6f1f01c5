import type { ReactNode } from 'react'

interface SubmitFormProps {
  onSubmit: () => void
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A form that is sent by script. Its method is POST all the same: should the browser ever send it, no password stands
 * in an address.
 */
export const SubmitForm = ({ onSubmit, id, className, children }: SubmitFormProps) => (
  <form
    noValidate
    id={id}
    method="post"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    className={className}
  >
    {children}
  </form>
)
