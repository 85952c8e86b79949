import { css } from '@emotion/css'
import { color, decor, fontSize, space, weight } from '../../ui/tokens.ts'

export const item = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${decor.line};

  &:last-child {
    border-bottom: 0;
  }

  &[aria-current] {
    box-shadow: inset 3px 0 ${color.accent};
  }
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
`

export const title = css`
  overflow: hidden;
  min-width: 0;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;

  & > * {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const buttons = css`
  display: flex;
  flex: none;
`

export const note = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const failure = css`
  color: ${color.danger};
  font-size: ${fontSize[14]};
`
