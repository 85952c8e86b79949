import type { QuotaChoiceKind, QuotaUnit, TypedLimit } from '../../shared/quota.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './LimitField.styles.ts'

const units: readonly SelectOption<QuotaUnit>[] = [
  { value: 'Mo', label: 'Mo' },
  { value: 'Go', label: 'Go' },
  { value: 'To', label: 'To' },
]

type LimitFieldProps = {
  label: string
  name: string
  kinds: readonly SelectOption<QuotaChoiceKind>[]
  limit: TypedLimit
  error: string | undefined
  disabled: boolean
  onChange: (limit: TypedLimit) => void
}

/** Renders a limit of bytes: whether there is one, and how much. */
export function LimitField({ label, name, kinds, limit, error, disabled, onChange }: LimitFieldProps) {
  return (
    <div className={styles.limit}>
      <SelectField
        label={label}
        name={name}
        value={limit.kind}
        options={kinds}
        disabled={disabled}
        onChange={(kind) => onChange({ ...limit, kind })}
      />
      {limit.kind === 'bytes' && (
        <div className={styles.amount}>
          <TextField
            label="Nombre"
            name={`${name} amount`}
            inputMode="decimal"
            autoComplete="off"
            value={limit.amount}
            error={error}
            disabled={disabled}
            onChange={(amount) => onChange({ ...limit, amount })}
          />
          <SelectField
            label="Unité"
            name={`${name} unit`}
            value={limit.unit}
            options={units}
            disabled={disabled}
            onChange={(unit) => onChange({ ...limit, unit })}
          />
        </div>
      )}
    </div>
  )
}
