import { Send } from 'lucide-react'
import { use, useState } from 'react'
import type { EventToSend } from '../../../machines/inspector/inspector/types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { SelectField } from '../../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { TracedEvent } from '../trace/types.ts'
import type { ChartResult } from './charts.ts'
import * as styles from './Inspector.styles.ts'
import { eventTypesOf } from './possible.ts'

type EventFormProps = {
  result: Promise<ChartResult>
  actorId: string
  active: ReadonlySet<string>
  /** the events of all actors of this machine */
  seen: readonly TracedEvent[]
  onSend: (event: EventToSend) => void
  /** why nothing can be sent now */
  disabledReason: string | undefined
}

function textOf(event: TracedEvent | undefined): string {
  if (!event) return '{}'
  const { type: _, ...payload } = event.event
  return JSON.stringify(payload, null, 2)
}

function payloadOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Renders the events that the machine knows. The payload begins as that of the last such event; masked texts stand for the real ones. */
export function EventForm({ result, actorId, active, seen, onSend, disabledReason }: EventFormProps) {
  const drawn = use(result)
  const { known, possible } = 'chart' in drawn ? eventTypesOf(drawn.chart, active) : { known: [], possible: [] }
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<{ type: string; text: string } | null>(null)
  const type = chosen ?? possible[0] ?? known[0]
  if (type === undefined) return <p className={styles.note}>Cette machine ne connaît aucun événement.</p>
  const last = seen.findLast(({ event }) => event.type === type)
  const text = typed?.type === type ? typed.text : textOf(last)
  const payload = payloadOf(text)
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (payload) onSend({ actorId, event: { ...payload, type }, basedOn: last?.number ?? null })
      }}
    >
      <SelectField
        label="Événement"
        value={type}
        onChange={setChosen}
        options={known.map((one) => ({ value: one, label: possible.includes(one) ? `${one} · possible` : one }))}
      />
      <TextArea
        label="Valeurs (JSON)"
        value={text}
        onChange={(next) => setTyped({ type, text: next })}
        spellCheck={false}
        error={payload ? undefined : 'Ce n’est pas un objet JSON'}
      />
      <Button
        type="submit"
        variant="primary"
        icon={Send}
        disabledReason={disabledReason ?? (payload ? undefined : 'Corrigez d’abord les valeurs')}
      >
        Envoyer l’événement
      </Button>
    </form>
  )
}
