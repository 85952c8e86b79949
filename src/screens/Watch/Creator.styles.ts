import { css } from '@emotion/css'
import { color, controlHeight, fontSize, space } from '../../ui/tokens.ts'

export const creator = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`

export const text = css`
  flex: 1 1 9rem;
  min-width: 0;
`

export const name = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize[16]};

  & svg {
    color: ${color.muted};
  }
`

export const nameText = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    color: ${color.accentText};
  }
`

export const followers = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};
`
