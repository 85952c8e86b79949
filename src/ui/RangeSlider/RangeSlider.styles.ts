import { css } from '@emotion/css'
import { color, radius } from '../tokens.ts'

export const slider = css`
  &[data-disabled] {
    opacity: 0.55;
  }
`

export const control = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 10px;
  touch-action: pan-y;
  cursor: pointer;
`

export const track = css`
  width: 100%;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.pressed};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

export const indicator = css`
  border-radius: inherit;
  background: ${color.accent};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`

export const thumb = css`
  width: 20px;
  height: 20px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.full};
  background: ${color.surface};

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border-color: Highlight;
  }
`
