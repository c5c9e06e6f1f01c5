import { Dialog } from '@pandrop/ui/Dialog'
import { formTexts } from '../../texts/forms.ts'
import { offerListTexts } from '../../texts/offers.ts'

/** Which keys clear the queue. */
export const KeysHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={offerListTexts.keysTitle}
    closeLabel={formTexts.close}
  >
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
      {offerListTexts.keysList.map(([key, does]) => (
        <div key={does} className="contents">
          <dt>
            <kbd className="type-mono rounded-check bg-ink-2 px-1.5 py-0.5 text-bone-0">{key}</kbd>
          </dt>
          <dd className="text-bone-1">{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
