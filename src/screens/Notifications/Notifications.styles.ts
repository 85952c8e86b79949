import { css } from '@emotion/css'
import { color, controlHeight, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 48rem;
  width: 100%;
  margin-inline: auto;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-height: ${controlHeight.small};
`
