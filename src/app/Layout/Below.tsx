import { useState } from 'react'
import { lazyPart } from '../../components/lazyPart.tsx'
import { ProblemReport } from '../../components/ProblemReport/ProblemReport.tsx'
import { useProblemReport } from '../../machines/report/problemReport/useProblemReport.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { problemReportFlow } from '../flows/report/problemReportFlow.ts'
import { Footer } from './Footer.tsx'
import { Shortcuts } from './Shortcuts/Shortcuts.tsx'
import { useSiteKey } from './Shortcuts/useSiteKey.ts'

// Without it, the upload page still shows the uploads.
const UploadDockHost = lazyPart(async () => (await import('./UploadDockHost.tsx')).UploadDockHost, { failure: () => null })

type BelowProps = { onSearch: () => void }

/**
 * Renders the footer with what it opens: the sheet of keyboard shortcuts, also opened by the key «?», and the report of a problem, whose
 * recording is shown on every screen. Holds the dock of uploads, and listens to the keys of the whole site.
 * @param props.onSearch opens the search field
 */
export function Below(props: BelowProps) {
  const services = useFlowServices()
  const [flows] = useState(() => ({ problemReport: problemReportFlow(services) }))
  return (
    <ProvideFlows<'problemReport'> flows={flows}>
      <BelowWithFlow {...props} />
    </ProvideFlows>
  )
}

function BelowWithFlow({ onSearch }: BelowProps) {
  const problem = useProblemReport()
  const { isSignedIn } = useSession()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = (): void => setHelpOpen(true)
  useSiteKey('help', openHelp)
  useSiteKey('search', onSearch)
  return (
    <>
      <Footer onShortcuts={openHelp} onProblem={problem.open} />
      <ProblemReport problem={problem} />
      {isSignedIn && <UploadDockHost />}
      <Shortcuts isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}
