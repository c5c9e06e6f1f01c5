import { buttonClass } from '@pandrop/ui/Button'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PackList } from '../features/packs/PackList.tsx'
import { paths } from '../paths.ts'
import { PackViews } from '../shell/PackViews.tsx'
import { Page } from '../shell/Page.tsx'
import { packTexts } from '../texts/packs.ts'
import { pageNames } from '../texts/shell.ts'

/** What is sold together. */
export const PacksPage = () => (
  <Page
    title={pageNames.packs}
    actions={
      <Link to={paths.newPack} className={buttonClass({ size: 40 })}>
        <IconPlus aria-hidden="true" size={18} stroke={1.75} />
        {packTexts.create}
      </Link>
    }
  >
    <PackViews />
    <PackList />
  </Page>
)
