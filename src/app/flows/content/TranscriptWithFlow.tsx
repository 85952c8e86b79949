import { useState } from 'react'
import { transcriptMachine } from '../../../machines/content/transcript/transcriptMachine.ts'
import type { TranscriptPanelProps } from '../../../screens/Watch/playbackPosition.ts'
import { TranscriptPanel } from '../../../screens/Watch/TranscriptPanel.tsx'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'
import { readCaptions } from './readCaptions.ts'

/** Renders the transcript of a video, with its flow. They load once a video is shown that has captions. */
export function TranscriptWithFlow(props: TranscriptPanelProps) {
  const { session, actorOptions } = useFlowServices()
  const [flows] = useState(() => ({
    transcript: { machine: transcriptMachine.provide({ actors: { readCaptions: readCaptions(session) } }), actorOptions },
  }))
  return (
    <ProvideFlows flows={flows}>
      <TranscriptPanel {...props} />
    </ProvideFlows>
  )
}
