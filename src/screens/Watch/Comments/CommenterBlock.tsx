import { useEffect } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { questionOf } from '../../../components/moderationQuestion.ts'
import { useModeration } from '../../../machines/report/moderation/useModeration.ts'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import type { AskedBlock } from './CommentsContext.ts'

const nothing = (): void => undefined

/** Renders the confirmation before somebody is blocked under the videos of a channel. */
export function CommenterBlock({ asked: { person } }: AskedBlock) {
  const moderation = useModeration(nothing)
  const { act, ask } = moderation
  useEffect(() => ask({ act: 'block', person, deletesComments: false }), [ask, person])
  if (act === null || !('person' in act)) return null
  const question = questionOf(act)
  return (
    <ConfirmDialog
      {...question}
      message={
        <>
          {question.message}
          <Checkbox
            label="Supprimer aussi ses commentaires sous les vidéos de la chaîne"
            checked={act.deletesComments}
            disabled={moderation.isBusy}
            onToggle={() => ask({ ...act, deletesComments: !act.deletesComments })}
          />
        </>
      }
      open={moderation.isAsking}
      busy={moderation.isBusy}
      onConfirm={moderation.confirm}
      onCancel={moderation.cancel}
    />
  )
}
