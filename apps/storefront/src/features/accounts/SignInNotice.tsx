import { IconInfoCircleFilled } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

/** Above the sign-in form, for a guest whom an expired link has led here: what happened, and what to do. */
export const SignInNotice = ({ redirect }: { redirect: string | undefined }) => {
  const text = useText()
  if (!redirect?.startsWith(`${paths.emailVerification()}?expired`)) return null
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-input bg-ink-2 px-4 py-3 text-[14px]/5">
      <IconInfoCircleFilled aria-hidden="true" size={20} className="flex-none text-info" />
      {text('verification_expired_sign_in')}
    </p>
  )
}
