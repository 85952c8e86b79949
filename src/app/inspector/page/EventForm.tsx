import { Send } from 'lucide-react'
import { use, useState } from 'react'
import type { EventToSend } from '../../../machines/inspector/inspector/types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { SelectField } from '../../../ui/SelectField/SelectField.tsx'
import { Switch } from '../../../ui/Switch/Switch.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { TracedEvent } from '../trace/types.ts'
import type { ChartResult } from './charts.ts'
import { type EventField, fieldsOf, valueOf, valuesOf } from './eventFields.ts'
import * as styles from './Inspector.styles.ts'
import { eventTypesOf } from './possible.ts'

type EventFormProps = {
  result: Promise<ChartResult>
  machine: string
  actorId: string
  active: ReadonlySet<string>
  /** the events of all actors of this machine */
  seen: readonly TracedEvent[]
  onSend: (event: EventToSend) => void
  /** why nothing can be sent now */
  disabledReason: string | undefined
}

/**
 * Renders the events that the machine knows, each with a field for each of its values. They begin as those of the last such event, in which
 * masked texts stand for the real ones, or as an example.
 */
export function EventForm({ result, machine, actorId, active, seen, onSend, disabledReason }: EventFormProps) {
  const drawn = use(result)
  const { known, possible } = 'chart' in drawn ? eventTypesOf(drawn.chart, active) : { known: [], possible: [] }
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<{ type: string; basedOn: TracedEvent | undefined; fields: EventField[] } | null>(null)
  const type = chosen ?? possible[0] ?? known[0]
  if (type === undefined) return <p className={styles.note}>Cette machine ne connaît aucun événement.</p>
  const edited = typed?.type === type ? typed : null
  // What is being edited does not change when such an event comes in.
  const last = edited ? edited.basedOn : seen.findLast(({ event }) => event.type === type)
  const fields = edited?.fields ?? fieldsOf(valuesOf(machine, type, last))
  const values = fields.map((field) => [field.name, valueOf(field)] as const)
  const isReadable = values.every(([, value]) => value !== undefined)
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault()
        onSend({ actorId, event: { ...Object.fromEntries(values), type }, basedOn: last?.number ?? null })
      }}
    >
      <SelectField
        label="Événement"
        value={type}
        onChange={(next) => {
          setChosen(next)
          setTyped(null)
        }}
        options={known.map((one) => ({ value: one, label: possible.includes(one) ? `${one} · possible` : one }))}
      />
      {fields.map((field) => (
        <Value
          key={field.name}
          field={field}
          onChange={(draft) =>
            setTyped({ type, basedOn: last, fields: fields.map((one) => (one.name === field.name ? { ...one, draft } : one)) })
          }
        />
      ))}
      <p className={styles.note}>
        {fields.length === 0
          ? 'Cet événement n’a pas de valeurs.'
          : last
            ? `Valeurs de l’événement ${last.number} : un texte laissé masqué arrive tel qu’il était.`
            : 'Valeurs d’exemple : cet événement n’a pas encore eu lieu.'}
      </p>
      <Button
        type="submit"
        variant="primary"
        icon={Send}
        disabledReason={disabledReason ?? (isReadable ? undefined : 'Corrigez d’abord les valeurs')}
      >
        Envoyer l’événement
      </Button>
    </form>
  )
}

function Value({ field, onChange }: { field: EventField; onChange: (draft: string) => void }) {
  const { name, kind, draft } = field
  const error = valueOf(field) === undefined ? (kind === 'number' ? 'Ce n’est pas un nombre' : 'Ce n’est pas du JSON') : undefined
  if (kind === 'choice') return <Switch label={name} checked={draft === 'true'} onChange={(isOn) => onChange(String(isOn))} />
  if (kind === 'json') return <TextArea label={name} value={draft} onChange={onChange} spellCheck={false} error={error} />
  return <TextField label={name} value={draft} onChange={onChange} spellCheck={false} error={error} optional={draft === ''} />
}
