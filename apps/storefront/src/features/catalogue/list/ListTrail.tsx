import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import type { ListControls } from './useListControls.ts'

const shelfTitles = { all: 'products_title', new: 'new_title', sale: 'sale_title' } as const

/** Home, the shelf, and the chosen type where there is one. */
export const ListTrail = ({ list, heading }: { list: ListControls; heading: string }) => {
  const text = useText()
  const shelf = text(shelfTitles[list.shelf])
  const deeper = heading !== text('list_all_items')
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'shelf', content: deeper ? <a href={list.resetPath}>{shelf}</a> : shelf },
    ...(deeper ? [{ key: 'type', content: heading }] : []),
  ]
  return <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
}
