import { paths } from '../paths.ts'
import { pageNames } from '../texts/shell.ts'
import { staffKeyTexts } from '../texts/staff-keys.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.webhooks, name: pageNames.webhooks },
  { to: paths.staffKeys, name: pageNames.staffKeys },
]

/** What programs outside are told, and what they may ask. */
export const ProgramViews = () => <Views label={staffKeyTexts.views} views={views} />
