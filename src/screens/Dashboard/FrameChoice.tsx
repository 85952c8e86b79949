import { Film } from 'lucide-react'
import { useState } from 'react'
import type { FramePickerProps } from '../../components/FramePicker/FramePicker.tsx'
import { FramesPlaceholder } from '../../components/FramePicker/FramesPlaceholder.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './EditVideoForm.styles.ts'

const FramePicker = lazyPart<FramePickerProps>(async () => (await import('../../components/FramePicker/FramePicker.tsx')).FramePicker, {
  fallback: () => <FramesPlaceholder />,
})

/** Renders the choice of a picture of the video. They are read once they are asked for: each takes a part of the video. */
export function FrameChoice(props: FramePickerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.frames}
        size="small"
        icon={Film}
        disabled={props.disabled}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        Choisir une image de la vidéo
      </Button>
      {isOpen && <FramePicker {...props} />}
    </>
  )
}
