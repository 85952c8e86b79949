import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const row = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
`

/** The text takes the rest of the row, so that the whole row can be pressed. */
export const text = css`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  align-content: center;
  min-width: 0;
  min-height: ${controlHeight.medium};
  padding-block: ${space[2]};
  cursor: pointer;

  .${row}[data-disabled] & {
    cursor: not-allowed;
  }
`

export const label = css`
  font-size: ${fontSize[16]};
  font-weight: ${weight.medium};
`

export const hint = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const toggle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${controlHeight.medium};
  border-radius: ${radius.control};

  &[data-disabled] {
    cursor: not-allowed;
  }
`

export const track = css`
  display: inline-flex;
  width: 2.75rem;
  height: 1.625rem;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.raised};
  transition: background-color ${duration.normal} ${ease.out};

  .${toggle}:hover & {
    border-color: ${color.ink};
  }

  .${toggle}:active & {
    background: ${color.pressed};
  }

  .${toggle}[data-checked] & {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  .${toggle}[data-checked]:hover & {
    background: ${color.accentHover};
  }

  .${toggle}[data-disabled] & {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    .${toggle}[data-checked] & {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
  }
`

export const thumb = css`
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: ${color.ink};
  transition: transform ${duration.normal} ${ease.out};

  &[data-checked] {
    transform: translateX(1.125rem);
    background: ${color.onAccent};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;

    &[data-checked] {
      background: Canvas;
    }
  }
`
