import { type ReactNode, useId } from 'react'

interface FactsProps {
  title: string
  /** whatever is null is left out; with nothing to say the whole section is */
  facts: readonly (Fact | null)[]
  children?: ReactNode
}

interface Fact {
  label: string
  value: ReactNode
}

/** Named facts below each other, as a section of the dialog. */
export const Facts = ({ title, facts, children }: FactsProps) => {
  const titleId = useId()
  const told = facts.filter((fact) => fact !== null)
  if (told.length === 0 && !children) return null
  return (
    <section aria-labelledby={titleId} className="pt-5 shadow-[inset_0_1px_0_var(--color-line)]">
      <h3 id={titleId} className="mb-3 type-label text-bone-2">
        {title}
      </h3>
      <dl className="flex flex-col gap-2">
        {told.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <dt className="min-w-0 text-bone-1">{label}</dt>
            <dd className="ml-auto min-w-0 text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
