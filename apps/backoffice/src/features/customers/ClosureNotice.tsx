import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { IconLock } from '@tabler/icons-react'
import { showMoment } from '../../format.ts'
import { readable, closureTexts as texts } from '../../texts/customers.ts'
import { Notice } from '../../ui/Notice.tsx'

/** That the owner has closed an account, from which mail, and what comes next; nothing where nobody has. */
export const ClosureNotice = ({ customer: { closure, email } }: { customer: StaffCustomer }) =>
  closure && (
    <Notice
      label={texts.notice}
      icon={<IconLock aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-warn" />}
    >
      <p className="font-[640]">{texts.closed(showMoment(closure.at))}</p>
      <p className="break-words text-bone-1">{texts.from(readable(closure.mail), closure.mailed_to)}</p>
      {closure.mailed_to !== email && <p className="text-warn">{texts.moved}</p>}
      <p className="text-bone-1">{texts.next}</p>
    </Notice>
  )
