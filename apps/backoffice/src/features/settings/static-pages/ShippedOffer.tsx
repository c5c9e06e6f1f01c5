import type { Language } from '@pandrop/contract/languages'
import { settleShippedText } from '@pandrop/contract/staff/routes/static-pages'
import type { StaffPage } from '@pandrop/contract/staff/static-pages'
import { Dialog } from '@pandrop/ui/Dialog'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { languageName } from '../../../languageName.ts'
import { formTexts } from '../../../texts/forms.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { showPage } from './pageQueries.ts'
import { Differences } from './VersionDifferences.tsx'

interface ShippedOfferProps {
  page: StaffPage
  language: Language
  mayChange: boolean
}

/** What an update brought for a page in a language, until somebody takes or declines it. */
export const ShippedOffer = ({ page, language, mayChange }: ShippedOfferProps) => {
  const [comparing, setComparing] = useState(false)
  const call = useCall(settleShippedText, {
    failed: texts.offerFailed,
    onDone: ({ page: settled }) => showPage(settled),
  })
  const offer = page.offers.find((one) => one.language === language)
  if (!offer) return null
  const standing = page.texts.find((text) => text.language === language)
  const settle = (take: boolean): void => {
    const body = { language, take, seen: standing?.version ?? 0 }
    if (!call.running) void call.run({ params: { id: page.id }, body })
  }
  const titles = standing && standing.title !== offer.title ? { before: standing.title, after: offer.title } : null
  return (
    <section
      aria-label={texts.offer}
      className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-input bg-ink-3 px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64">
        <span className="block font-[640]">{texts.offer}</span>
        <span className="block text-bone-1">{texts.offerText}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        <StaffButton kind="tertiary" onClick={() => setComparing(true)}>
          {texts.compare}
        </StaffButton>
        {mayChange && (
          <>
            <StaffButton loading={call.running} onClick={() => settle(false)}>
              {texts.offerDecline}
            </StaffButton>
            <StaffButton kind="primary" loading={call.running} onClick={() => settle(true)}>
              {texts.offerTake}
            </StaffButton>
          </>
        )}
      </span>
      {comparing && (
        <Dialog
          open
          width={520}
          onOpenChange={(open) => !open && setComparing(false)}
          title={texts.offerOf(languageName(language))}
          text={texts.offerCompared}
          closeLabel={formTexts.close}
        >
          <Differences before={standing?.source ?? ''} after={offer.source} titles={titles} />
        </Dialog>
      )}
    </section>
  )
}
