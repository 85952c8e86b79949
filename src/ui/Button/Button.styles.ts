import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${duration.fast} ${ease.out},
    border-color ${duration.fast} ${ease.out},
    color ${duration.fast} ${ease.out};

  &[data-size='small'] {
    min-height: ${controlHeight.small};
    padding-inline: ${space[3]};
  }

  &[data-size='large'] {
    min-height: ${controlHeight.large};
    padding-inline: ${space[6]};
    font-size: ${fontSize[16]};
  }

  &[data-full] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[data-variant='primary']:hover {
    background: ${color.accentHover};
  }

  &[data-variant='primary']:active {
    background: ${color.accentPressed};
  }

  &[data-variant='secondary'] {
    background: ${color.raised};
    color: ${color.ink};
  }

  &[data-variant='secondary']:hover,
  &[data-variant='ghost']:active {
    background: ${color.pressed};
  }

  &[data-variant='secondary']:active {
    background: ${color.pressed};
    border-color: ${color.border};
  }

  &[data-variant='outline'] {
    background: ${color.surface};
    border-color: ${color.border};
    color: ${color.ink};
  }

  &[data-variant='ghost'] {
    color: ${color.ink};
  }

  &[data-variant='ghost']:hover,
  &[data-variant='outline']:hover {
    background: ${color.raised};
  }

  &[data-variant='outline']:active {
    background: ${color.pressed};
  }

  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.onDanger};
  }

  &[data-variant='danger']:hover {
    background: ${color.dangerHover};
  }

  &[data-variant='danger']:active {
    background: ${color.dangerPressed};
  }

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    border-color: ${color.accent};
    color: ${color.accentText};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  /* The same specificity as the variants' hover rules, which would otherwise apply. */
  &[data-variant]:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.raised};
    border-color: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }

  &[data-variant='ghost']:disabled,
  &[data-variant='ghost'][aria-disabled='true'] {
    background: none;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &[aria-pressed='true'] {
      border-color: Highlight;
      color: Highlight;
    }

    &[data-variant]:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      color: GrayText;
      border-color: GrayText;
    }
  }
`
