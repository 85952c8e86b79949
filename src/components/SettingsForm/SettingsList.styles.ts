import { css } from '@emotion/css'
import { color, decor, fontSize, space, weight } from '../../ui/tokens.ts'

export const sessions = css`
  display: flex;
  flex-direction: column;
  padding: 0;
  margin: 0;
  list-style: none;
`

export const session = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${decor.line};
  }
`

export const icon = css`
  flex: none;
  color: ${color.muted};
`

export const facts = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

export const device = css`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

export const seen = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
