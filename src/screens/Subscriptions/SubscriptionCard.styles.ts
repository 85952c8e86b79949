import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const card = css`
  position: relative;
  display: flex;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const face = css`
  position: relative;
  flex: none;
  align-self: flex-start;
`

export const dot = css`
  position: absolute;
  right: 2px;
  bottom: 2px;
  width: 1rem;
  height: 1rem;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: ${color.accent};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

export const text = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
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

export const link = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

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

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const description = css`
  font-size: ${fontSize[14]};
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`

export const actions = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  margin-top: auto;
  padding-top: ${space[2]};
`
