import type { TextKey } from '@pandrop/dictionaries/translate'
import { Button } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useText } from '../hooks/useText.ts'
import { definePage } from '../page.ts'

interface MailedLinkProps {
  heading: TextKey
  words: TextKey
  action: TextKey
}

/**
 * Where a mailed link leads whoever is not signed in to its account in this browser: opening it does nothing yet, since
 * scanners of mails open links as well. The form posts to this very address, with or without scripts.
 */
const MailedLink = ({ heading, words, action }: MailedLinkProps) => {
  const text = useText()
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        title={text(heading)}
        text={text(words)}
        actions={
          <form method="post">
            <Button type="submit">{text(action)}</Button>
          </form>
        }
      />
    </div>
  )
}

/** /email/verify/{token} of the mail that asks whether an address is its reader's. */
export const verifyLinkPage = definePage({
  head: ({ text }) => ({ title: text('verify_link_title'), noindex: true }),
  Component: () => <MailedLink heading="verify_link_title" words="verify_link_text" action="verify_link_action" />,
})

/** /email/change/{token} of the mail to a new address. */
export const changeLinkPage = definePage({
  head: ({ text }) => ({ title: text('change_link_title'), noindex: true }),
  Component: () => <MailedLink heading="change_link_title" words="change_link_text" action="change_link_action" />,
})
