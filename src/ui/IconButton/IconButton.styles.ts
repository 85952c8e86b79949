import { css } from '@emotion/css'
import { color, controlHeight, decor, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const iconButton = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: none;
  min-width: ${controlHeight.medium};
  height: ${controlHeight.medium};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  color: ${color.ink};
  cursor: pointer;
  user-select: none;
  transition: background-color ${duration.fast} ${ease.out};

  &[data-size='small'] {
    min-width: ${controlHeight.small};
    height: ${controlHeight.small};
  }

  &[data-size='large'] {
    min-width: ${controlHeight.large};
    height: ${controlHeight.large};
  }

  &[data-variant='solid'] {
    background: ${color.raised};
  }

  &[data-counted] {
    padding-inline: ${space[3]};
  }

  &:hover {
    background: ${color.raised};
  }

  &[data-variant='solid']:hover,
  &:active {
    background: ${color.pressed};
  }

  /* Over an image or the player: always light on a dark scrim, in both themes. */
  &[data-variant='overlay'] {
    background: ${decor.badge};
    color: ${color.onScrim};
  }

  &[aria-pressed='true'] {
    color: ${color.accentText};
  }

  &[data-variant='solid'][aria-pressed='true'] {
    background: ${color.accentSoft};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    color: ${color.muted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      border-color: GrayText;
      color: GrayText;
    }

    border-color: ButtonText;

    &[aria-pressed='true'] {
      border-color: Highlight;
      color: Highlight;
    }
  }
`

export const icon = css`
  flex: none;

  .${iconButton}[aria-pressed='true'] & {
    fill: currentColor;
  }

  .${iconButton}[aria-busy='true'][aria-disabled='true'] & {
    opacity: 0.55;
  }

  .${iconButton}:disabled &,
  .${iconButton}[aria-disabled='true']:not([aria-busy='true']) & {
    opacity: 0.6;
  }
`
