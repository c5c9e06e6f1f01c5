import { linkPictures } from '@pandrop/contract/content'
import type { SocialLink } from '@pandrop/contract/staff/settings'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FieldNote } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { RowOfList } from './RowOfList.tsx'
import { movedUp, withRow } from './settingsRows.ts'
import { LinkPictureField } from './shopPictures.tsx'

interface LinkRowsProps {
  links: readonly SocialLink[]
  error: string | undefined
  disabled: boolean
  onType: (links: readonly SocialLink[]) => void
}

const ownPicture = 'own'

const pictures = [
  ...linkPictures.map((picture) => ({ value: picture, label: texts.linkPictures[picture] })),
  { value: ownPicture, label: texts.linkPictureOwn },
]

const isOfSet = (img: string): boolean => linkPictures.some((picture) => picture === img)

/** Links in the footer, in its order. */
export const LinkRows = ({ links, error, disabled, onType }: LinkRowsProps) => (
  <fieldset className="col-span-full flex min-w-0 flex-col gap-2">
    <legend className="sr-only">{texts.fields.social_links}</legend>
    {links.length === 0 && <p className="text-bone-2">{texts.linkNone}</p>}
    {links.map((link, place) => (
      <RowOfList
        // biome-ignore lint/suspicious/noArrayIndexKey: a link that is being typed is known by its place alone
        key={place}
        name={texts.linkOf(link.title)}
        removeLabel={texts.linkRemove(link.title)}
        isFirst={place === 0}
        disabled={disabled}
        onMoveUp={() => onType(movedUp(links, place))}
        onRemove={() => onType(links.filter((_, at) => at !== place))}
      >
        <Link link={link} disabled={disabled} onChange={(next) => onType(withRow(links, place, next))} />
      </RowOfList>
    ))}
    <FieldNote id="social-links-note" error={error} />
    {!disabled && (
      <StaffButton
        className="self-start"
        onClick={() => onType([...links, { title: '', link: '', img: 'discord', is_on: true }])}
      >
        {texts.linkAdd}
      </StaffButton>
    )}
  </fieldset>
)

interface LinkProps {
  link: SocialLink
  disabled: boolean
  onChange: (next: Partial<SocialLink>) => void
}

const Link = ({ link, disabled, onChange }: LinkProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
    <TextField
      label={texts.linkTitle}
      autoComplete="off"
      value={link.title}
      disabled={disabled}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <SelectField
      label={texts.linkPicture}
      value={isOfSet(link.img) ? link.img : ownPicture}
      disabled={disabled}
      options={pictures}
      onChange={({ target: { value } }) => onChange({ img: value === ownPicture ? '' : value })}
    />
    {!isOfSet(link.img) && (
      <LinkPictureField
        name={link.title}
        picture={link.img}
        error={undefined}
        disabled={disabled}
        onType={(img) => onChange({ img })}
      />
    )}
    <TextField
      className="col-span-full"
      label={texts.linkAddress}
      type="url"
      autoComplete="off"
      placeholder={texts.addressBegins}
      value={link.link}
      disabled={disabled}
      onChange={({ target }) => onChange({ link: target.value })}
    />
    <CheckboxField
      label={texts.linkOn}
      checked={link.is_on}
      disabled={disabled}
      onChange={({ target }) => onChange({ is_on: target.checked })}
    />
  </div>
)
