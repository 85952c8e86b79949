import { Slider } from '@base-ui/react/slider'
import * as styles from './RangeSlider.styles.ts'

export type RangeSliderProps = {
  /** The accessible name of both thumbs together. */
  label: string
  startLabel: string
  endLabel: string
  start: number
  end: number
  max: number
  step: number
  /** Returns a value as it is read out. */
  format: (value: number) => string
  disabled?: boolean | undefined
  onChange: (edge: 'start' | 'end', value: number) => void
}

/** Renders two thumbs on one track, from 0 to `max`. They do not pass each other. */
export function RangeSlider({ label, startLabel, endLabel, start, end, max, step, format, disabled, onChange }: RangeSliderProps) {
  return (
    <Slider.Root
      className={styles.slider}
      aria-label={label}
      value={[start, end]}
      max={max}
      step={step}
      largeStep={10 * step}
      minStepsBetweenValues={1}
      thumbCollisionBehavior="none"
      disabled={disabled}
      onValueChange={([nextStart = start, nextEnd = end]) => {
        if (nextStart !== start) onChange('start', nextStart)
        if (nextEnd !== end) onChange('end', nextEnd)
      }}
    >
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.indicator} />
          {[startLabel, endLabel].map((name, index) => (
            <Slider.Thumb
              key={name}
              className={styles.thumb}
              index={index}
              getAriaLabel={() => name}
              getAriaValueText={(_, value) => format(value)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
