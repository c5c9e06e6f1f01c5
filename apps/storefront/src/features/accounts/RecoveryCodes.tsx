import { Button } from '@pandrop/ui/Button'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dayOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import { saveFile } from '../../saveFile.ts'
import { useCopy } from './useCopy.ts'

/** Ten codes that have just been made, this once, and three ways to keep them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  const [madeOn] = useState(() => dayOf(Date.now()))
  const paper = [text('factor_codes_paper'), text('factor_codes_paper_text', { date: madeOn })]
  const save = () => {
    const lines = [...paper, '', ...codes, '']
    saveFile(new File([lines.join('\r\n')], 'recovery-codes.txt', { type: 'text/plain' }))
  }
  return (
    <div className="flex flex-col gap-4">
      <ol
        ref={list}
        aria-label={text('factor_codes_list')}
        className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-input bg-ink-2 p-4"
      >
        {codes.map((code) => (
          <li key={code} className="type-mono text-[14px]/5 tabular-nums">
            <Code code={code} />
          </li>
        ))}
      </ol>
      <Keep list={list} codes={codes} onSave={save} />
      <PrintSheet title={paper[0] ?? ''} text={paper[1] ?? ''} codes={codes} />
    </div>
  )
}

/** Six groups, broken in the middle where one line has no room for them. */
const Code = ({ code }: { code: string }) => {
  const middle = Math.ceil(code.length / 2)
  return (
    <>
      <span className="whitespace-nowrap">{code.slice(0, middle)}</span>
      <wbr />
      <span className="whitespace-nowrap">{code.slice(middle)}</span>
    </>
  )
}

interface KeepProps {
  list: RefObject<HTMLElement | null>
  codes: readonly string[]
  onSave: () => void
}

const Keep = ({ list, codes, onSave }: KeepProps) => {
  const text = useText()
  const { copied, copy } = useCopy(list, codes.join('\n'))
  const copyButton = useRef<HTMLButtonElement>(null)
  // The form's button is gone; what comes next takes the focus.
  useEffect(() => copyButton.current?.focus(), [])
  const icon = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const
  const Copied = copied ? IconCheck : IconCopy
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button ref={copyButton} kind="secondary" size={40} icon={<Copied {...icon} />} onClick={() => void copy()}>
          {text('factor_codes_copy')}
        </Button>
        <Button kind="secondary" size={40} icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {text('factor_codes_print')}
        </Button>
        <Button kind="secondary" size={40} icon={<IconDownload {...icon} />} onClick={onSave}>
          {text('factor_codes_save')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-[14px]/5 text-bone-1">
        {copied === null ? '' : text(copied ? 'factor_copied' : 'factor_codes_by_hand')}
      </p>
    </div>
  )
}

interface PrintSheetProps {
  title: string
  text: string
  codes: readonly string[]
}

/** What a printer gets in place of the page: the codes, whose they are, and since when. */
const PrintSheet = ({ title, text, codes }: PrintSheetProps) =>
  createPortal(
    <div data-print-sheet className="hidden print:block">
      <p className="type-h3">{title}</p>
      <p className="mt-1 mb-6">{text}</p>
      <ol className="flex flex-col gap-2.5">
        {codes.map((code) => (
          <li key={code} className="type-mono text-[16px]/6">
            {code}
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  )
