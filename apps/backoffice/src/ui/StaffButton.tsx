import { Button, type ButtonProps } from '@pandrop/ui/Button'

/** A button of the back office: 40 px high. Without a kind it is the quiet one; one `primary` per region. */
export const StaffButton = ({ kind = 'secondary', ...rest }: Omit<ButtonProps, 'size'>) => (
  <Button {...rest} kind={kind} size={40} />
)
