import { getCustomer, listCustomers } from '@pandrop/contract/staff/routes/customers'
import { classNames } from '@pandrop/ui/classNames'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { paths } from '../../paths.ts'
import { dealTexts as texts } from '../../texts/deals.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface CustomerPickerProps {
  /** number of the chosen one */
  chosen: number | null
  onChoose: (id: number | null) => void
  error: string | undefined
}

const shownMax = 6

/** Finds the customer for whom a deal is. */
export const CustomerPicker = ({ chosen, onChoose, error }: CustomerPickerProps) =>
  chosen === null ? <Search onChoose={onChoose} error={error} /> : <Chosen id={chosen} onChoose={onChoose} />

const Chosen = ({ id, onChoose }: { id: number; onChoose: CustomerPickerProps['onChoose'] }) => {
  const { data } = useQuery({
    queryKey: ['customer', id],
    queryFn: async ({ signal }) => (await api.send(getCustomer, { params: { id }, query: {}, signal })).customer,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1">
        <Link to={paths.customer(id)} className="font-[560] text-link">
          {data ? `${data.name} ${data.surname}` : `#${id}`}
        </Link>
        {data && <span className="block type-meta break-words text-bone-2">{data.email}</span>}
      </p>
      <StaffButton onClick={() => onChoose(null)}>{texts.anotherCustomer}</StaffButton>
    </div>
  )
}

const Search = ({ onChoose, error }: Pick<CustomerPickerProps, 'onChoose' | 'error'>) => {
  const [search, setSearch] = useState('')
  const words = search.trim()
  const { data } = useQuery({
    queryKey: ['customers', 'for a deal', words],
    queryFn: async ({ signal }) =>
      (await api.send(listCustomers, { query: { search: words, limit: shownMax }, signal })).rows,
    enabled: words.length > 1 || /^\d$/.test(words),
  })
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={texts.findCustomer}
        hint={texts.findCustomerHint}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // The only one that is found is chosen without a mouse. Of several nobody knows which is meant, and a deal is
        // mailed as soon as it is made.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [only, another] = data ?? []
          if (only && !another) onChoose(only.id)
        }}
      />
      {data && (
        <ul aria-label={texts.customer} className="flex flex-col">
          {data.map((found) => (
            <li key={found.id}>
              <button
                type="button"
                onClick={() => onChoose(found.id)}
                className="flex min-h-10 w-full flex-wrap items-baseline gap-x-3 rounded-badge px-2.5 py-2 text-left
                  hover:bg-ink-2"
              >
                <span className={classNames('font-[560]', !found.email_verified && 'text-bone-2')}>
                  {`${found.name} ${found.surname}`}
                </span>
                <span className="min-w-0 type-meta break-words text-bone-2">{found.email}</span>
                {found.blocked && <span className="type-meta text-danger">{texts.cannotBuy}</span>}
                {!found.email_verified && <span className="type-meta text-warn">{texts.notVerified}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="text-bone-2">{texts.nobodyFound}</p>}
      <FormAlert text={error} />
    </div>
  )
}
