import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import { signInTexts } from '../../../texts/staff.ts'

/** Says that passkeys cannot work at the address that is open, and where they do; nothing where they work. */
export const PasskeysElsewhere = () => {
  const elsewhere = passkeyAddress(window.location)
  if (!elsewhere) return null
  const { url } = elsewhere
  if (url === undefined) return <p className="text-bone-1">{signInTexts.passkeysNeedName}</p>
  return (
    <p className="text-bone-1">
      {signInTexts.passkeysElsewhere}{' '}
      <a href={url} className="rounded-check break-all underline hover:text-bone-0">
        {url}
      </a>{' '}
      {signInTexts.passkeysElsewhereSignIn}
    </p>
  )
}
