import { zodResolver } from '@hookform/resolvers/zod'
import { type DeliveryValues, deliveryForm } from '@pandrop/contract/forms/profile'
import type { Profile } from '@pandrop/contract/profile'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { TextField } from '@pandrop/ui/TextField'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { BusinessFields, businessOf } from '../../forms/business.tsx'
import { CountryField } from '../../forms/CountryField.tsx'
import { FactorNeeded } from '../../forms/FactorNeeded.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { moveOn } from '../../forms/moveOn.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { tradeLinkHint } from '../../forms/tradeAccount.ts'
import { useFactorNeed } from '../../forms/useFactorNeed.ts'
import { useText } from '../../hooks/useText.ts'
import { SaveButton } from './SaveButton.tsx'
import { useSaveProfile } from './useSaveProfile.ts'

const valuesOf = ({ steam_trade_link, country_id, city, address, post_code, ...rest }: Profile): DeliveryValues => ({
  steam_trade_link: steam_trade_link ?? '',
  country: country_id === null ? '' : String(country_id),
  city,
  address,
  post_code,
  ...businessOf(rest),
})

const fieldNames = ['steam_trade_link', 'country', 'city', 'address', 'post_code', 'company', 'vat_id'] as const

const useDeliveryForm = (profile: Profile) => {
  const shown = useRef(valuesOf(profile))
  const form = useForm<DeliveryValues>({ resolver: zodResolver(deliveryForm), defaultValues: shown.current })
  const values = useWatch({ control: form.control }) as DeliveryValues
  const guard = useSubmitGuard()
  const save = useSaveProfile((failure) => showServerErrors(form, failure))

  // A purchase, perhaps in another tab, remembers them too.
  useEffect(() => {
    const next = valuesOf(profile)
    moveOn(form, shown.current, next)
    shown.current = next
  }, [form, profile])

  const known = valuesOf(profile)
  const others = fieldNames.filter((name) => values[name]?.trim() !== known[name])

  const send = form.handleSubmit(
    async (read) => {
      const sent = form.getValues()
      const answer = await save.run({ body: Object.fromEntries(others.map((name) => [name, read[name]])) })
      if (answer) moveOn(form, sent, valuesOf(answer.payload))
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return {
    form,
    link: values.steam_trade_link,
    changed: others.length > 0,
    saving: save.running,
    submit: () => guard.enter() && void send(),
  }
}

const Fields = ({ profile }: { profile: Profile }) => {
  const text = useText()
  const { form, link, changed, saving, submit } = useDeliveryForm(profile)
  const waits = useFactorNeed('trade_link') && profile.steam_trade_link !== null
  const field = fieldProps(form, text)
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-col gap-4">
        {waits && <FactorNeeded need="trade_link" />}
        <TextField
          {...field('steam_trade_link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          label={text('checkout_trade_link')}
          hint={tradeLinkHint({ profile, link, other: 'trade_account_other' }, text)}
        />
        <CountryField field={field('country')} />
        <TextField
          {...field('address')}
          label={text('contact_address')}
          autoComplete="street-address"
          maxLength={200}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('city')} label={text('contact_city')} autoComplete="address-level2" maxLength={100} />
          <TextField
            {...field('post_code')}
            label={text('contact_post_code')}
            autoComplete="postal-code"
            maxLength={20}
          />
        </div>
      </div>
      {profile.company !== undefined && <BusinessFields field={field} />}
      <SaveButton label={text('delivery_save')} changed={changed} saving={saving} />
    </form>
  )
}

/** Where skins go and which country is charged, known to the checkout before it asks. */
export const DeliveryForm = ({ profile }: { profile: Profile | undefined }) => {
  const text = useText()
  if (!profile) return <Skeleton className="h-[346px] w-full rounded-modal sm:h-[344px]" />
  return (
    <Panel
      title={text('delivery_title')}
      aside={<span className="text-right type-meta text-bone-2">{text('delivery_text')}</span>}
    >
      <Fields profile={profile} />
    </Panel>
  )
}
