import { buttonClass } from '@pandrop/ui/Button'
import { showToast } from '@pandrop/ui/toasts'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { orderTexts as texts } from '../../texts/orders.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ kind: 'success', text: texts.copied })
  } catch {
    // Forbidden by the browser, or the desk is opened over plain http.
    showToast({ kind: 'error', text: texts.copyFailed })
  }
}

/** The customer's trade link, to be opened in Steam or copied. */
export const TradeLink = ({ link }: { link: string }) => (
  <>
    <p className="type-mono break-all text-bone-1">{link}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <a href={link} target="_blank" rel="noreferrer noopener" className={buttonClass({ kind: 'secondary', size: 40 })}>
        <IconExternalLink aria-hidden="true" size={18} stroke={1.6} />
        {texts.openLink}
      </a>
      <StaffButton icon={<IconCopy aria-hidden="true" size={18} stroke={1.6} />} onClick={() => void copy(link)}>
        {texts.copy}
      </StaffButton>
    </div>
  </>
)
