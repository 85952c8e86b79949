import { type QuotaChoiceKind, quotaUnits, type TypedLimit } from '../../shared/quota.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField/SelectField.tsx'
import * as styles from './LimitField.styles.ts'
import { SizeField } from './SizeField.tsx'

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
        <SizeField
          label="Nombre"
          name={name}
          units={quotaUnits}
          amount={limit.amount}
          unit={limit.unit}
          error={error}
          disabled={disabled}
          onAmount={(amount) => onChange({ ...limit, amount })}
          onUnit={(unit) => onChange({ ...limit, unit })}
        />
      )}
    </div>
  )
}
