import { Pagination } from '@pandrop/ui/Pagination'
import { useText } from '../hooks/useText.ts'

interface HistoryPagesProps {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** The pages of a history; buttons, because its rows are here already and have no address of their own. */
export const HistoryPages = ({ page, pages, onTurn }: HistoryPagesProps) => {
  const text = useText()
  return (
    <Pagination
      className="mt-6"
      page={page}
      pages={pages}
      label={text('history_pages')}
      previousLabel={text('history_previous')}
      nextLabel={text('history_next')}
      pageLabel={(number) => text('history_page', { page: number })}
      link={({ page: to, ...button }) => <button type="button" onClick={() => onTurn(to)} {...button} />}
    />
  )
}
