import { useRef } from 'react'
import type { CommentForm as Form } from '../../../machines/comment/commentForm/useCommentForm.ts'
import { useFlow } from '../../../machines/common/flows.ts'
import { limits } from '../../../shared/limits.ts'
import { FormFailure } from '../../../components/FormFailure.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { useComments } from './CommentsContext.ts'
import * as styles from './CommentForm.styles.ts'
import { useKeepFieldFocus } from './useKeepFieldFocus.ts'

type CommentFormProps = {
  form: Form
  label: string
  submitLabel: string
  busyLabel: string
  /** True when the user opened the form in order to write. */
  takesFocus?: boolean
  /** The field under the video is always shown: there is nothing to cancel while it is empty. */
  staysOpen?: boolean
}

/** Length from which the counter is shown. */
const counterFrom = limits.commentMax * 0.8

export function CommentForm({ form, label, submitLabel, busyLabel, takesFocus = false, staysOpen = false }: CommentFormProps) {
  const { text, error, failure, isBusy, canSubmit } = form
  const { contentId } = useComments()
  const mentionSuggestions = useFlow('mentionSuggestions')
  const element = useRef<HTMLFormElement>(null)
  const fieldAgain = useKeepFieldFocus(element, staysOpen && text === '')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus inside it goes
    <form
      ref={element}
      className={styles.form}
      onFocus={fieldAgain.onEnter}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && fieldAgain.onLeave()}
      onSubmit={(event) => {
        event.preventDefault()
        fieldAgain.onEnter()
        form.submit()
      }}
    >
      {failure && <FormFailure failure={failure} onDismiss={form.dismissFailure} />}
      <div className={styles.writing}>
        <TextArea
          className={styles.field}
          label={label}
          name="text"
          rows={staysOpen ? 2 : 3}
          autoFocus={takesFocus}
          // Puts the caret after the text of the comment to edit.
          onFocus={({ currentTarget }) => takesFocus && currentTarget.setSelectionRange(text.length, text.length)}
          value={text}
          error={error ?? undefined}
          readOnly={isBusy}
          counterMax={text.length >= counterFrom ? limits.commentMax : undefined}
          onChange={form.change}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
            if (event.key === 'Escape' && !staysOpen) form.close()
          }}
        />
        {text.includes('@') && mentionSuggestions({ text, contentId, onChange: form.change })}
      </div>
      <div className={styles.actions}>
        {(!staysOpen || text !== '') && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onPress={() => {
              fieldAgain.onEnter()
              form.close()
            }}
          >
            Annuler
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel} disabled={!canSubmit && !isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
