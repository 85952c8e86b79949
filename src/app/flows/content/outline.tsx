import { lazyPart } from '../../../components/lazyPart.tsx'
import type { OutlineProps } from '../../../screens/Watch/outline.ts'

const Outline = lazyPart<OutlineProps>(async () => (await import('./OutlineWithFlow.tsx')).OutlineWithFlow)

export const outline = (props: OutlineProps) => (props.details.chapters[0] || props.details.captions[0]) && <Outline {...props} />
