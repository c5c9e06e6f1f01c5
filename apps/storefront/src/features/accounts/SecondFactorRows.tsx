import { recoveryCodesMax } from '@pandrop/contract/limits'
import { forgetBrowsers } from '@pandrop/contract/routes/security'
import type { SecondFactor } from '@pandrop/contract/second-factor'
import { Button } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { IconAlertTriangle, IconBrowserCheck, IconDeviceMobile, IconLifebuoy } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { dayOf } from '../../dates.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { setUpFactorId } from './setUpFactor.ts'
import { useFactorChange } from './useFactorChange.ts'

/** What the panel opens. */
export type FactorDialogName = 'set_up' | 'renew' | 'end'

/** So many left are few: the next ones are due. */
const fewCodes = 2

interface SecondFactorRowsProps {
  factor: SecondFactor
  /** takes the focus where the button that had it is gone */
  mainButton: RefObject<HTMLButtonElement | null>
  onOpen: (name: FactorDialogName, button: HTMLElement) => void
}

/** A second factor that is on: the app, the codes for the day without it, and the browsers that need none. */
export const SecondFactorRows = ({ factor, mainButton, onOpen }: SecondFactorRowsProps) => {
  const text = useText()
  const { since, passkeys, recovery_codes_left: left, remembered_browsers: browsers } = factor
  const few = left <= fewCodes
  const codesText = passkeys > 0 ? 'passkeys_codes_text' : 'factor_codes_text'
  return (
    <>
      <p className="mb-5 text-bone-1">{text(passkeys > 0 ? 'passkeys_factor_on' : 'factor_on_text')}</p>
      <ul aria-label={text('factor_title')} className="border-b border-line">
        <Row
          Icon={IconDeviceMobile}
          title={text('factor_app')}
          text={since ? text('factor_since', { date: dayOf(Date.parse(since)) }) : text('passkeys_app_off')}
        >
          {since ? (
            <Button kind="danger" size={40} onClick={(event) => onOpen('end', event.currentTarget)}>
              {text('factor_end')}
            </Button>
          ) : (
            <Button
              id={setUpFactorId}
              kind="secondary"
              size={40}
              onClick={(event) => onOpen('set_up', event.currentTarget)}
            >
              {text('factor_set_up')}
            </Button>
          )}
        </Row>
        <Row
          Icon={few ? IconAlertTriangle : IconLifebuoy}
          warning={few}
          title={text('factor_codes_left', { count: left, max: recoveryCodesMax })}
          text={text(few ? 'factor_codes_few' : codesText)}
        >
          <Button ref={mainButton} kind="secondary" size={40} onClick={(event) => onOpen('renew', event.currentTarget)}>
            {text('factor_renew')}
          </Button>
        </Row>
        <Row
          Icon={IconBrowserCheck}
          title={browsers > 0 ? text('factor_browsers', { count: browsers }) : text('factor_browsers_none')}
          text={text(browsers > 0 ? 'factor_browsers_text' : 'factor_browsers_none_text')}
        >
          {browsers > 0 && <Forget onDone={() => mainButton.current?.focus()} />}
        </Row>
      </ul>
    </>
  )
}

interface RowProps {
  Icon: typeof IconDeviceMobile
  title: string
  text: string
  warning?: boolean
  /** what can be done about it */
  children: ReactNode
}

const Row = ({ Icon, title, text, warning, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4">
    <Icon
      aria-hidden="true"
      size={24}
      stroke={1.6}
      className={classNames('flex-none', warning ? 'text-warn' : 'text-bone-1')}
    />
    <div className="min-w-0 flex-1 basis-48">
      <h3 className={classNames('font-[580]', warning && 'text-warn')}>{title}</h3>
      <p className="mt-1 type-meta text-bone-2">{text}</p>
    </div>
    <span className="compact:ml-10 empty:hidden">{children}</span>
  </li>
)

const Forget = ({ onDone }: { onDone: () => void }) => {
  const text = useText()
  const toast = useToasts()
  const change = useFactorChange()
  const call = useCall(forgetBrowsers, {
    failed: 'factor_forget_failed',
    onDone: ({ payload }) => {
      // Before the button goes with what it was for.
      onDone()
      change.done(payload)
      toast.success(text('factor_forgotten'))
    },
  })
  return (
    <Button kind="secondary" size={40} loading={call.running} onClick={() => void call.run()}>
      {text('factor_forget')}
    </Button>
  )
}
