import { SelectField } from '@pandrop/ui/SelectField'

interface AddFieldProps {
  label: string
  /** codes of what there is, in the order of the list */
  codes: readonly string[]
  /** those that are in the list already */
  taken: readonly string[]
  nameOf: (code: string) => string
  onAdd: (code: string) => void
}

/** Adds to a list what is chosen. */
export const AddField = ({ label, codes, taken, nameOf, onAdd }: AddFieldProps) => (
  <div className="max-w-72">
    <SelectField
      label={label}
      labelHidden
      placeholder={label}
      value=""
      options={codes.filter((code) => !taken.includes(code)).map((code) => ({ value: code, label: nameOf(code) }))}
      onChange={({ target }) => target.value && onAdd(target.value)}
    />
  </div>
)
