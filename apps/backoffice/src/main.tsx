import './backoffice.css'
import { MarkAddress } from '@pandrop/ui/Mark'
import { ToastRegion } from '@pandrop/ui/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './queryClient.ts'
import { createBackOfficeRouter } from './routes.tsx'
import { shellTexts } from './texts/shell.ts'

const place = document.getElementById('backoffice')
if (!place) throw new Error('index.html has no place for the back office')

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MarkAddress value={shellTexts.mark()}>
        <RouterProvider router={createBackOfficeRouter()} />
      </MarkAddress>
      <ToastRegion label={shellTexts.toasts} closeLabel={shellTexts.close} />
    </QueryClientProvider>
  </StrictMode>,
)
