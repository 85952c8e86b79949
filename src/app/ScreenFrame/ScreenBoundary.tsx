import { Component, type ReactNode } from 'react'
import { pageMessages } from '../../shared/errors.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'

type State = { error: unknown; hasFailed: boolean }

const calm: State = { error: null, hasFailed: false }

/**
 * Keeps the failure of one screen inside that screen: bars and links around it go on working. React logs the
 * error itself. Give it the screen's address as `key`, so that leaving the screen clears it.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = calm

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  private readonly retry = (): void => {
    // A chunk that did not arrive stays refused for the life of the page: only a load asks for it again.
    if (isMissingChunk(this.state.error)) location.reload()
    else this.setState(calm)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorPanel message={pageMessages.loadData} onRetry={this.retry} />
  }
}

/** The browsers' words for a dynamic import that failed: the network, or a newer version of the site. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
}
