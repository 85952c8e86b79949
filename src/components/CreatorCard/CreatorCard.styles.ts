import { css } from '@emotion/css'
import { color, controlHeight, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[5]} ${space[3]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
  text-align: center;

  /* The skeleton's avatar is at the place of the avatar. */
  & > span[data-shape='circle'] {
    align-self: center;
  }
`

export const name = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  max-width: 100%;
  margin-top: ${space[2]};
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
  margin-bottom: ${space[2]};
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const link = css`
  min-width: 0;
  display: flex;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  .${card}:hover & {
    color: ${color.accentText};
  }
`

export const action = css`
  position: relative;
  display: flex;
  min-height: ${controlHeight.small};
  align-items: center;
`
