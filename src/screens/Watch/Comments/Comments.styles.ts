import { css } from '@emotion/css'
import { color, controlHeight, fontSize, space } from '../../../ui/tokens.ts'

export const comments = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${controlHeight.small};
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const count = css`
  font-weight: 400;
  color: ${color.muted};
`

export const sort = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const closed = css`
  margin: 0;
  color: ${color.muted};
`
