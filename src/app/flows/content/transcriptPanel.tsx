import { lazyPart } from '../../../components/lazyPart.tsx'
import type { TranscriptPanelProps } from '../../../screens/Watch/playbackPosition.ts'
import { TranscriptBox } from '../../../screens/Watch/TranscriptBox.tsx'

// Its place is kept while its code loads: the comments are below.
const Transcript = lazyPart<TranscriptPanelProps>(async () => (await import('./TranscriptWithFlow.tsx')).TranscriptWithFlow, {
  fallback: () => <TranscriptBox isOpen={false} onToggle={undefined} />,
})

export const transcriptPanel = (props: TranscriptPanelProps) => <Transcript {...props} />
