import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './Tabs.styles.ts'

export type TabItem<V extends string> = {
  value: V
  label: string
  icon?: LucideIcon | undefined
  /** Already formatted; shown in brackets: «Historique (12)». */
  count?: string | undefined
  panel: ReactNode
  /** The panel stays mounted while another tab is selected, with what was typed in it. */
  isKept?: boolean | undefined
  /** Of a vertical list: a line above it. */
  startsGroup?: boolean | undefined
  disabled?: boolean | undefined
}

export type TabsProps<V extends string> = {
  /** The accessible name of the tab list. */
  label: string
  value: V
  onChange: (value: V) => void
  tabs: readonly TabItem<V>[]
  /** True when the tabs share the whole width: two equal choices, as on the sign-in page. */
  stretch?: boolean | undefined
  /** True when the tabs stand one under the other, beside the panel. */
  isVertical?: boolean | undefined
  className?: string | undefined
}

/** Renders tabs and the selected panel. Arrow keys, up and down in a vertical list, move and select; only the selected panel is mounted, and those that are kept. */
export function Tabs<V extends string>({ label, value, onChange, tabs, stretch = false, isVertical = false, className }: TabsProps<V>) {
  return (
    <BaseTabs.Root
      className={classNames(styles.tabs, className)}
      value={value}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <BaseTabs.List className={styles.list} aria-label={label} data-stretch={stretch || undefined} activateOnFocus>
        {tabs.map(({ value: tabValue, label: tabLabel, icon: Icon, count, startsGroup, disabled }) => (
          <BaseTabs.Tab
            key={tabValue}
            className={styles.tab}
            value={tabValue}
            disabled={disabled}
            data-starts-group={startsGroup || undefined}
          >
            {Icon && <Icon size={18} aria-hidden="true" />}
            {tabLabel}
            {count !== undefined && <span className={styles.count}>({count})</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value} keepMounted={tab.isKept}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
