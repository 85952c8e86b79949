import { ChevronDown, X } from 'lucide-react'
import type { SelectOption } from '../SelectField/SelectField.tsx'
import * as styles from './SelectChip.styles.ts'

export type SelectChipProps<V extends string> = {
  label: string
  value: V
  options: readonly SelectOption<V>[]
  onChange: (value: V) => void
  /** The value that filters nothing; left out for a choice that always holds. */
  unset?: V | undefined
  /** Shown instead of that value. */
  placeholder?: string | undefined
  /** Why it is disabled. */
  disabledReason?: string | undefined
}

/** Renders a filter in a row of filters: a native select as narrow as its value, with a button that unsets it where it can be. */
export function SelectChip<V extends string>({ label, value, options, onChange, unset, placeholder, disabledReason }: SelectChipProps<V>) {
  const chosen = options.find((option) => option.value === value)
  const isChanged = unset !== undefined && value !== unset
  return (
    <span className={styles.chip} data-changed={isChanged || undefined} title={disabledReason}>
      <span className={styles.face}>
        <span className={styles.text} aria-hidden="true">
          {isChanged ? chosen?.label : (placeholder ?? chosen?.label)}
        </span>
        {!isChanged && <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />}
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          disabled={disabledReason !== undefined}
          onChange={({ target }) => {
            const next = options.find((option) => option.value === target.value)
            if (next) onChange(next.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {isChanged && (
        <button type="button" className={styles.remove} aria-label={`Retirer ${chosen?.label}`} onClick={() => onChange(unset)}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
