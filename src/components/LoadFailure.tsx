import { Link } from './Link/Link.tsx'
import type { CodedError } from '../shared/codedError.ts'
import { routes } from '../shared/routes.ts'
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.tsx'
import { LinkButton } from '../ui/LinkButton/LinkButton.tsx'

/** Renders why something could not be loaded. Without the second factor that the site asks for, trying again would not help. */
export function LoadFailure({ failure, onRetry }: { failure: CodedError; onRetry: () => void }) {
  if (failure.code !== 'SECOND_FACTOR_MISSING') return <ErrorPanel message={failure.message} onRetry={onRetry} />
  return (
    <ErrorPanel title="Encore une étape" message={failure.message}>
      <LinkButton variant="primary" render={<Link href={routes.settings} />}>
        Ouvrir mes paramètres
      </LinkButton>
    </ErrorPanel>
  )
}
