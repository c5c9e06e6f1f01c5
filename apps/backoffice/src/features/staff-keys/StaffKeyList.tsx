import { revokeStaffKey } from '@pandrop/contract/staff/routes/staff-keys'
import type { StaffKey } from '@pandrop/contract/staff/staff-keys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDay, showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { RowButton } from '../../table/RowButton.tsx'
import { wholeList } from '../../table/tableList.ts'
import { staffKeyTexts as texts } from '../../texts/staff-keys.ts'
import { Facts } from '../../ui/Facts.tsx'
import { staffKeysChanged, staffKeysQuery } from './staffKeyQueries.ts'

const columnsWith = (onRevoke: (key: StaffKey) => void): readonly Column<StaffKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    cell: ({ name, hint, is_working: isWorking }) => (
      <>
        <span className="block truncate font-[580]">{name}</span>
        <span className="block truncate type-mono text-[12.5px]/[18px] text-bone-2">{texts.hint(hint)}</span>
        {!isWorking && <span className="block text-[13px]/[18px] text-danger">{texts.dead}</span>}
      </>
    ),
    grow: true,
  },
  { id: 'scopes', header: texts.columns.scopes, cell: ({ scopes }) => texts.scopes(scopes.length), from: 640 },
  { id: 'owner', header: texts.columns.owner, cell: ({ owner }) => owner.name, from: 1024 },
  {
    id: 'used',
    header: texts.columns.used,
    cell: ({ last_used_at: at }) => (at ? showMoment(at) : texts.never),
    mono: true,
    muted: true,
    from: 1024,
  },
  { id: 'until', header: texts.columns.until, cell: ({ expires_at: at }) => showDay(at), mono: true, from: 640 },
  {
    id: 'actions',
    header: texts.columns.actions,
    headerHidden: true,
    align: 'right',
    cell: (key) => (
      <RowButton label={texts.revokeOf(key.name)} onClick={() => onRevoke(key)}>
        {texts.revoke}
      </RowButton>
    ),
  },
]

/** Keys of the operators' own programs; a row unfolds what its key opens, and from where. */
export const StaffKeyList = () => {
  const [open, setOpen] = useState<number | null>(null)
  const [revoking, setRevoking] = useState<StaffKey | null>(null)
  return (
    <>
      <ListPanel title={texts.label}>
        <DataTable
          label={texts.label}
          columns={columnsWith(setRevoking)}
          list={wholeList(useQuery(staffKeysQuery))}
          rowKey={({ id }) => id}
          rowName={({ name }) => texts.rowName(name)}
          onOpen={({ id }) => setOpen(open === id ? null : id)}
          detail={(key) => open === key.id && <Detail staffKey={key} />}
          empty={{ title: texts.none, text: texts.noneText }}
        />
      </ListPanel>
      {revoking && <Revoke staffKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}

const Detail = ({ staffKey }: { staffKey: StaffKey }) => (
  <div className="grid gap-x-8 gap-y-5 whitespace-normal desktop:grid-cols-2">
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{texts.opens}</h3>
      <ul className="flex flex-col gap-1.5">
        {staffKey.scopes.map((scope) => (
          <li key={scope}>
            <span className="type-mono text-[12.5px]/5">{scope}</span>{' '}
            <span className="text-bone-1">{texts.scopeTexts[scope]}</span>
          </li>
        ))}
      </ul>
    </div>
    <Facts
      facts={[
        { term: texts.addresses, value: staffKey.addresses.join(', ') || texts.everywhere },
        { term: texts.pace, value: staffKey.calls_per_minute },
        { term: texts.columns.owner, value: staffKey.owner.name },
        { term: texts.made, value: showMoment(staffKey.created_at), mono: true },
        { term: texts.columns.until, value: showMoment(staffKey.expires_at), mono: true },
      ]}
    />
  </div>
)

const Revoke = ({ staffKey: { id, name }, onClose }: { staffKey: StaffKey; onClose: () => void }) => {
  const call = useCall(revokeStaffKey, {
    failed: texts.revokeFailed,
    quiet: true,
    done: texts.revoked(name),
    onDone: async () => {
      await staffKeysChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.revokeTitle(name)}
      text={texts.revokeText}
      submitLabel={texts.revoke}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
