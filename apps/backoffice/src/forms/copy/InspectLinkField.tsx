import { readInspectLink } from '@pandrop/contract/staff/routes/items'
import { TextField } from '@pandrop/ui/TextField'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { failureText } from '../../failureText.ts'
import { copyTexts as texts } from '../../texts/item-forms.ts'
import { type CopyDraft, copyDraftOf } from './copyDraft.ts'

interface InspectLinkFieldProps {
  /** what the link claims, for the fields of the form */
  onRead: (claim: CopyDraft) => void
}

const looksLikeLink = (typed: string): boolean => /csgo_econ_action_preview/.test(typed)

/** An inspect link: pasted, it fills in which copy it is. Whoever made the link says so, nobody else. */
export const InspectLinkField = ({ onRead }: InspectLinkFieldProps) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isClaimed, setClaimed] = useState(false)
  const newest = useRef('')
  const type = async (link: string): Promise<void> => {
    setTyped(link)
    setError(undefined)
    setClaimed(false)
    newest.current = link
    if (!looksLikeLink(link)) return
    try {
      const { claim } = await api.send(readInspectLink, { query: { link: link.trim() } })
      if (newest.current !== link) return
      setClaimed(true)
      onRead(copyDraftOf(claim.skin_id, claim))
    } catch (cause) {
      if (newest.current === link) setError(failureText(cause, texts.linkFailed))
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        error={error}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => void type(target.value)}
      />
      <p role="status" className="flex items-start gap-2 text-[13px]/[18px] text-warn empty:hidden">
        {isClaimed && (
          <>
            <IconAlertTriangleFilled aria-hidden="true" size={15} className="mt-px flex-none" />
            {texts.claimed}
          </>
        )}
      </p>
    </div>
  )
}
