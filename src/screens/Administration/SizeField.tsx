import type { QuotaUnit } from '../../shared/quota.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './LimitField.styles.ts'

type SizeFieldProps<Unit extends QuotaUnit> = {
  label: string
  name: string
  hint?: string
  units: readonly Unit[]
  amount: string
  unit: Unit
  error: string | undefined
  disabled: boolean
  onAmount: (amount: string) => void
  onUnit: (unit: Unit) => void
}

/** Renders a size: a number, and its unit. */
export function SizeField<Unit extends QuotaUnit>({ label, name, hint, units, amount, unit, ...field }: SizeFieldProps<Unit>) {
  const { error, disabled, onAmount, onUnit } = field
  return (
    <div className={styles.amount}>
      <TextField
        label={label}
        name={`${name} amount`}
        {...(hint !== undefined && { hint })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={error}
        disabled={disabled}
        onChange={onAmount}
      />
      <SelectField
        label="Unité"
        name={`${name} unit`}
        value={unit}
        options={units.map((each) => ({ value: each, label: each }))}
        disabled={disabled}
        onChange={onUnit}
      />
    </div>
  )
}
