import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const none = css`
  color: ${color.muted};
`

export const list = css`
  display: flex;
  flex-direction: column;
`

export const item = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.raised};
`

export const name = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`

export const begin = css`
  align-self: flex-start;
`
