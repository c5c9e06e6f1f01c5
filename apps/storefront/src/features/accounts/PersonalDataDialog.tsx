import { personalExportQuery } from '@pandrop/api-client/personal-data-queries'
import { askPersonalExport, fetchPersonalExport } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { saveFile } from '../../saveFile.ts'
import type { FactorDialogControl } from './FactorDialog.tsx'
import { FactorForm } from './FactorForm.tsx'

interface DataDialogProps extends FactorDialogControl {
  title: string
  text: string
  formId: string
  running: boolean
  action: string
  children: ReactNode
}

const DataDialog = ({
  open,
  onClose,
  finalFocus,
  title,
  text: words,
  formId,
  running,
  action,
  children,
}: DataDialogProps) => {
  const text = useText()
  return (
    <Dialog
      open={open}
      finalFocus={finalFocus}
      onOpenChange={(next) => !next && onClose()}
      keepOnOutsideClick
      title={title}
      text={words}
      closeLabel={text('factor_close')}
      action={
        <Button type="submit" form={formId} wide size={56} loading={running} loadingLabel={text('factor_working')}>
          {action}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

/** Asks for a copy, for the password. */
export const AskDataDialog = (control: FactorDialogControl) => {
  const text = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const call = useCall(askPersonalExport, {
    failed: 'data_ask_failed',
    quiet: true,
    onDone: ({ payload }) => {
      queryClient.setQueryData(personalExportQuery(api).queryKey, payload)
      control.onClose()
    },
  })
  return (
    <DataDialog
      {...control}
      formId={formId}
      running={call.running}
      title={text('data_ask_title')}
      text={text('data_ask_text')}
      action={text('data_ask')}
    >
      <FactorForm
        id={formId}
        asks={['cur_password']}
        failed="data_ask_failed"
        failure={call.failure}
        send={({ cur_password }) => call.run({ body: { cur_password } })}
      />
    </DataDialog>
  )
}

/** Fetches the copy, for the password, and hands it to the browser to be saved. */
export const FetchDataDialog = (control: FactorDialogControl) => {
  const text = useText()
  const toast = useToasts()
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: personalExportQuery(api).queryKey })
  const call = useCall(fetchPersonalExport, {
    failed: 'data_fetch_failed',
    quiet: true,
    onDone: (file) => {
      saveFile(file)
      control.onClose()
      toast.success(text('data_saved'))
      void readAgain()
    },
    // Another tab may have been faster.
    onFailure: () => void readAgain(),
  })
  return (
    <DataDialog
      {...control}
      formId={formId}
      running={call.running}
      title={text('data_fetch_title')}
      text={text('data_fetch_text')}
      action={text('data_fetch')}
    >
      <FactorForm
        id={formId}
        asks={['cur_password']}
        failed="data_fetch_failed"
        failure={call.failure}
        send={({ cur_password }) => call.run({ body: { cur_password } })}
      />
    </DataDialog>
  )
}
