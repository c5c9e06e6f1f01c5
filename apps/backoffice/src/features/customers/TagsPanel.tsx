import { customerTagsMax } from '@pandrop/contract/staff/customer-tags'
import { addCustomerTag, listCustomerTags, listTags, removeCustomerTag } from '@pandrop/contract/staff/routes/customers'
import { Badge } from '@pandrop/ui/Badge'
import { Chip } from '@pandrop/ui/Chip'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { api } from '../../api.ts'
import { useCall } from '../../hooks/useCall.ts'
import { tagTexts as texts } from '../../texts/customer-tags.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { TagField } from './TagField.tsx'

interface OfCustomer {
  customerId: number
}

const keyOf = (customerId: number) => ['customer', customerId, 'tags'] as const

const knownKey = ['customer-tags'] as const

const useTags = (customerId: number) =>
  useQuery({
    queryKey: keyOf(customerId),
    queryFn: async ({ signal }) =>
      (await api.send(listCustomerTags, { params: { id: customerId }, query: {}, signal })).tags,
  })

/** All tags that customers have, by name; undefined while they are read. */
export const useKnownTags = () =>
  useQuery({
    queryKey: knownKey,
    queryFn: async ({ signal }) => (await api.send(listTags, { query: {}, signal })).tags,
  }).data

/** Shows what a call has just answered, and has lists read anew. */
const useKeepTags = (customerId: number) => {
  const client = useQueryClient()
  return ({ tags }: { tags: string[] }): void => {
    client.setQueryData(keyOf(customerId), tags)
    void client.invalidateQueries({ queryKey: knownKey })
    void client.invalidateQueries({ queryKey: ['customers'] })
  }
}

/** What kind of customer staff see in somebody, and a field for more. */
export const TagsPanel = ({ customerId }: OfCustomer) => {
  const { data, error, isFetching, refetch } = useTags(customerId)
  return (
    <Section title={texts.title}>
      {data && <Tags key={customerId} customerId={customerId} tags={data} />}
      {!data && error && <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <Skeleton className="h-20 rounded-large" />}
    </Section>
  )
}

const Tags = ({ customerId, tags }: OfCustomer & { tags: string[] }) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-4">
      {tags.length === 0 ? (
        <p className="text-bone-2">{texts.none}</p>
      ) : (
        <ul aria-label={texts.title} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Tag key={tag} customerId={customerId} tag={tag} field={field} />
          ))}
        </ul>
      )}
      <NewTag customerId={customerId} tags={tags} field={field} />
    </div>
  )
}

interface InPanel extends OfCustomer {
  field: RefObject<HTMLInputElement | null>
}

const Tag = ({ customerId, tag, field }: InPanel & { tag: string }) => {
  const keep = useKeepTags(customerId)
  const remove = useCall(removeCustomerTag, {
    failed: texts.removeFailed,
    onDone: (answer) => {
      keep(answer)
      // The button that was pressed goes with its tag: the keyboard goes on at the field.
      field.current?.focus()
    },
  })
  return (
    <li>
      <Chip
        label={tag}
        removeLabel={texts.remove(tag)}
        onRemove={() => {
          if (!remove.running) void remove.run({ params: { id: customerId }, body: { tag } })
        }}
      />
    </li>
  )
}

const NewTag = ({ customerId, tags, field }: InPanel & { tags: string[] }) => {
  const keep = useKeepTags(customerId)
  const known = useKnownTags() ?? []
  const add = useCall(addCustomerTag, { failed: texts.addFailed, quiet: true, onDone: keep })
  return (
    <TagField
      field={field}
      known={known.filter(({ name }) => !tags.includes(name))}
      isFull={tags.length >= customerTagsMax}
      busy={add.running}
      error={add.fieldErrors.tag ?? add.failureText}
      onAdd={async (tag) => Boolean(await add.run({ params: { id: customerId }, body: { tag } }))}
    />
  )
}

/** Tags in a line, beside what they are about; nothing where there are none. */
export const TagMarks = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul aria-label={texts.title} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Badge kind="plain">{tag}</Badge>
        </li>
      ))}
    </ul>
  )

/** The tags of a customer where something of theirs is handled. */
export const TagsOfCustomer = ({ customerId }: OfCustomer) => <TagMarks tags={useTags(customerId).data ?? []} />
