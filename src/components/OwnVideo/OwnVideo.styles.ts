import { css } from '@emotion/css'
import { color, controlHeight, space } from '../../ui/tokens.ts'

export const head = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

export const back = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: ${controlHeight.small};
`

export const about = css`
  color: ${color.muted};
  overflow-wrap: anywhere;
`
