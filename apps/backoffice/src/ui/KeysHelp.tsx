import { Dialog } from '@pandrop/ui/Dialog'
import { formTexts } from '../texts/forms.ts'

interface KeysHelpProps {
  /** what they are good for: "Clear the queue with the keyboard" */
  title: string
  /** each with what it does */
  keys: readonly (readonly [key: string, does: string])[]
  onClose: () => void
}

/** Which keys a page hears. */
export const KeysHelp = ({ title, keys, onClose }: KeysHelpProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={formTexts.close}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
      {keys.map(([key, does]) => (
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
