import { useState } from 'react'
import { transcriptMachine } from '../../../machines/content/transcript/transcriptMachine.ts'
import { Chapters } from '../../../screens/Watch/Chapters.tsx'
import type { OutlineProps } from '../../../screens/Watch/outline.ts'
import { TranscriptPanel } from '../../../screens/Watch/TranscriptPanel.tsx'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'
import { readCaptions } from './readCaptions.ts'

/** Renders the chapters and the transcript of a video, with its flow. They load once a video is shown that has one of them. */
export function OutlineWithFlow({ details, position }: OutlineProps) {
  const { session, actorOptions } = useFlowServices()
  const [flows] = useState(() => ({
    transcript: { machine: transcriptMachine.provide({ actors: { readCaptions: readCaptions(session) } }), actorOptions },
  }))
  return (
    <ProvideFlows flows={flows}>
      <Chapters chapters={details.chapters} position={position} />
      {details.captions.length > 0 && <TranscriptPanel tracks={details.captions} language={details.language} position={position} />}
    </ProvideFlows>
  )
}
