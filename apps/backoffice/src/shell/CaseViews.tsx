import { paths } from '../paths.ts'
import { caseListTexts } from '../texts/cases.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.cases, name: caseListTexts.queue },
  { to: paths.savedReplies, name: pageNames.savedReplies },
]

/** The queue of cases, and what is answered often. */
export const CaseViews = () => <Views label={caseListTexts.views} views={views} />
