import { useRouterState } from '@tanstack/react-router'
import { useText } from '../hooks/useText.ts'

/** A line along the top while a page is on its way. It waits 150 ms, so ready pages show none. */
export const LoadingLine = () => {
  const text = useText()
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!loading) return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-(--layer-toast) h-[3px]">
      <span className="loading-line block h-full bg-bamboo" />
      <span className="sr-only">{text('loading_page')}</span>
    </div>
  )
}
