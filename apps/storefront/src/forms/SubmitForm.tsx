import type { ReactNode } from 'react'

interface SubmitFormProps {
  /** for a button that stands outside it */
  id?: string
  onSubmit: () => void
  className: string
  children: ReactNode
}

/**
 * A form that says itself what is wrong with it and is sent by script. Its method is POST all the same: should the
 * browser ever send it, no password stands in an address.
 */
export const SubmitForm = ({ id, onSubmit, className, children }: SubmitFormProps) => (
  <form
    id={id}
    noValidate
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
