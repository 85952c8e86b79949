import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../../ui/tokens.ts'

export const sheet = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const title = css`
  margin-bottom: ${space[2]};
  font-size: ${fontSize[16]};
`

export const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[2]};

  & + & {
    border-top: 1px solid ${decor.line};
  }
`

export const keys = css`
  display: flex;
  flex: none;
  gap: ${space[1]};
`

export const key = css`
  min-width: 1.75rem;
  padding: 0.125rem ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.raised};
  font-family: inherit;
  font-size: ${fontSize[14]};
  text-align: center;
`
