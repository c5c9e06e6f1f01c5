import { IconAlertCircleFilled } from '@tabler/icons-react'

interface FormAlertProps {
  /** what is wrong with the whole form; nothing while it is empty */
  text: string | undefined
}

/** An error that belongs to the form and not to one field; announced when it appears. */
export const FormAlert = ({ text }: FormAlertProps) => (
  <div role="alert" className="empty:hidden">
    {text && (
      <p className="flex items-start gap-2.5 rounded-input bg-ink-2 px-3.5 py-2.5 text-danger">
        <IconAlertCircleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
        {text}
      </p>
    )}
  </div>
)
