import { css } from '@emotion/css'
import { color, decor, duration, ease, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const item = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  border-radius: calc(${radius.card} - ${space[1]});
  transition: background-color ${duration.fast} ${ease.out};

  &:hover {
    background: ${color.raised};
  }

  &:active {
    background: ${color.pressed};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const sentence = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${fontSize[14]};
  line-height: 1.4;
  color: ${color.muted};
  overflow-wrap: anywhere;

  .${item}[data-unread] & {
    color: ${color.ink};
  }

  & b {
    font-weight: ${weight.strong};
    color: ${color.ink};
  }
`

export const who = css`
  position: relative;
  flex: none;
`

export const kind = css`
  position: absolute;
  inset: auto -0.375rem -0.25rem auto;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${decor.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.accentText};
`

export const text = css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`

export const when = css`
  font-size: ${fontSize[12]};
  color: ${color.muted};
`

export const picture = css`
  flex: none;
  width: 5.5rem;
`

/** The unread dot. Screen readers get the text «Non lue» instead. */
export const dot = css`
  position: absolute;
  top: 1.625rem;
  left: 0.375rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${radius.full};
  background: ${color.accent};

  @media (forced-colors: active) {
    background: Highlight;
  }
`
