import { Component, type ContextType, type ReactNode } from 'react'
import { ReachabilityContext } from '../../graphql/ReachabilityContext.ts'
import { CodedError } from '../../shared/codedError.ts'
import { askServer } from '../../components/lazyPart.tsx'
import * as pageMessages from '../../shared/pageMessages.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'

type State = { error: unknown; hasFailed: boolean }

const calm: State = { error: null, hasFailed: false }

/**
 * Error boundary of one screen: the bars and links around it keep working. React logs the error itself. Pass the screen's address as `key`,
 * so that navigating away clears the error.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ReachabilityContext
  declare context: ContextType<typeof ReachabilityContext>
  override state: State = calm
  private stopWaiting: (() => void) | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingChunk(error)) return
    this.stopWaiting ??= this.context.on('restored', () => location.reload())
    this.context.failed()
  }

  override componentWillUnmount(): void {
    this.stopWaiting?.()
  }

  private readonly retry = async (): Promise<void> => {
    if (!isMissingChunk(this.state.error)) return this.setState(calm)
    try {
      // A chunk that failed to load stays failed until the page is reloaded. Reload only when the server answers: otherwise the browser's
      // own error page would replace this one.
      await askServer()
      location.reload()
    } catch {
      this.context.failed()
    }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorPanel message={pageMessages.loadData} onRetry={() => void this.retry()} />
  }
}

/**
 * True for the browsers' messages of a failed dynamic import, and Vite's for its style sheet. The cause is the network or a newer version
 * of the site.
 */
function isMissingChunk(error: unknown): boolean {
  if (error instanceof CodedError) return error.code === 'TIMEOUT'
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
}
