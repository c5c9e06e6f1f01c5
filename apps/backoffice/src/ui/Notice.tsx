import type { ReactNode } from 'react'

interface NoticeProps {
  label: string
  icon: ReactNode
  /** beside the words; below them on phones; none: it is only said */
  button?: ReactNode
  children: ReactNode
}

/** What has to be known of something before anything of it is pressed. */
export const Notice = ({ label, icon, button, children }: NoticeProps) => (
  <section aria-label={label} className="raised flex items-start gap-3 rounded-large p-4">
    {icon}
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 compact:basis-full">{children}</div>
      {button}
    </div>
  </section>
)
