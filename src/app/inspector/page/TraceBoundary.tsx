import { Component, type ReactNode } from 'react'
import * as styles from './Inspector.styles.ts'

type State = { hasFailed: boolean }

/** Renders what can always be shown in place of a trace that cannot. Pass what the trace comes from as `key`: another one is tried again. */
export class TraceBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className={styles.nothing}>
        <p role="alert">Cette trace n’a pas pu être montrée. Exportez-la pour l’examiner, ou ouvrez-en une autre.</p>
      </div>
    )
  }
}
