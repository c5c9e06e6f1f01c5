import { sizeOfWide } from '@pandrop/contract/wide-pictures'
import { PandaFace } from '@pandrop/ui/PandaFace'
import { IconWallet } from '@tabler/icons-react'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { PictureField } from './PictureField.tsx'

interface ShopPictureProps {
  /** as the settings name it; empty: there is none */
  picture: string
  error: string | undefined
  disabled: boolean
  onType: (picture: string) => void
}

const size = 56
const logoHeight = 34

const squareOf = (stem: string): string => `brand/${stem}-192.png`

/** The square picture beside the shop's name, or the panda. */
export const MarkField = ({ picture, onType, ...field }: ShopPictureProps) => (
  <PictureField
    {...field}
    label={texts.fields.mark ?? ''}
    fileLabel={texts.markFile}
    hint={texts.markHint}
    onKept={({ square }) => onType(square)}
    clear={picture ? { label: texts.markPanda, onClear: () => onType('') } : undefined}
  >
    {picture ? (
      <img src={`/storage/${squareOf(picture)}`} alt={texts.markNow} width={size} height={size} />
    ) : (
      <PandaFace size={size} />
    )}
  </PictureField>
)

/** A wide picture in place of mark and wordmark. */
export const LogoField = ({ picture, onType, ...field }: ShopPictureProps) => {
  const address = `/storage/brand/${picture}.png`
  const wide = sizeOfWide(address)
  return (
    <PictureField
      {...field}
      label={texts.fields.logo ?? ''}
      fileLabel={texts.logoFile}
      hint={texts.logoHint}
      onKept={({ wide: kept }) => onType(kept)}
      clear={picture ? { label: texts.logoNone, onClear: () => onType('') } : undefined}
    >
      {wide && (
        <span className="flex max-w-full rounded-input bg-ink-0 px-4 py-2.5">
          <img
            src={address}
            alt={texts.logoNow}
            width={Math.round((logoHeight * wide.width) / wide.height)}
            height={logoHeight}
            className="min-w-0 object-contain"
          />
        </span>
      )}
    </PictureField>
  )
}

/** What stands beside a balance, or a wallet. */
export const BalancePictureField = ({ picture, onType, ...field }: ShopPictureProps) => (
  <PictureField
    {...field}
    label={texts.fields.internal_currency_image ?? ''}
    fileLabel={texts.balancePictureFile}
    hint={texts.balancePictureHint}
    onKept={({ square }) => onType(squareOf(square))}
    clear={picture ? { label: texts.balancePictureNone, onClear: () => onType('') } : undefined}
  >
    {picture ? (
      <img src={`/storage/${picture}`} alt={texts.balancePictureNow} width={32} height={32} />
    ) : (
      <IconWallet aria-hidden="true" size={28} stroke={1.6} className="text-bone-1" />
    )}
  </PictureField>
)

/** What stands for a link in the footer; the name of the link tells it from others. */
export const LinkPictureField = ({ name, picture, onType, ...field }: ShopPictureProps & { name: string }) => (
  <PictureField
    {...field}
    label={texts.linkPictureOwn}
    fileLabel={texts.linkPictureFile(name)}
    hint={texts.linkPictureHint}
    onKept={({ square }) => onType(squareOf(square))}
  >
    {picture && <img src={`/storage/${picture}`} alt={texts.linkPictureNow(name)} width={32} height={32} />}
  </PictureField>
)
