import { createPage } from '@pandrop/contract/staff/routes/static-pages'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { showPage } from './pageQueries.ts'

interface NewPageProps {
  onClose: () => void
  /** gets the page's number */
  onMade: (id: number) => void
}

const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** A page with a title and an address; the address follows the title until somebody types it. */
export const NewPage = ({ onClose, onMade }: NewPageProps) => {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const slug = typed ?? slugOf(title)
  const call = useCall(createPage, {
    failed: texts.addFailed,
    quiet: true,
    onDone: async ({ page }) => {
      await showPage(page)
      onMade(page.id)
    },
  })
  const send = (): void => {
    setTried(true)
    if (title.trim() && slug) void call.run({ body: { title, slug } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.addTitle}
      text={texts.addText}
      submitLabel={texts.addButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      onSubmit={send}
    >
      <TextField
        label={texts.title}
        autoComplete="off"
        maxLength={120}
        value={title}
        error={call.fieldErrors.title ?? (tried && !title.trim() ? texts.titleMissing : undefined)}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={texts.slug}
        hint={texts.slugHint}
        autoComplete="off"
        maxLength={60}
        value={slug}
        error={call.fieldErrors.slug || (tried && !slug) ? texts.slugWrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
